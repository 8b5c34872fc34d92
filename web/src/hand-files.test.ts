import { afterEach, describe, expect, test, vi } from "vitest";
import { fetchHands, HandCount, type Progress } from "./hand-files";
import { NotDone } from "./http";

const bytes = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);
const FILE = '[1]\nactions = [\n  "d dh 9h",\n]\n\n[2]\nplayers = ["A", "[B]"]\n';

afterEach(() => vi.unstubAllGlobals());

function answering(pieces: string[], headers: Record<string, string> = {}): void {
  const body = () =>
    new ReadableStream({
      start(stream) {
        for (const piece of pieces) stream.enqueue(bytes(piece));
        stream.close();
      },
    });
  vi.stubGlobal("fetch", async () => new Response(body(), { headers }));
}

test("hands are counted however the file is cut into pieces", () => {
  for (let cut = 0; cut <= FILE.length; cut++) {
    const count = new HandCount();
    count.see(bytes(FILE.slice(0, cut)));
    count.see(bytes(FILE.slice(cut)));
    expect(count.hands).toBe(2);
  }
});

describe("a file that is saved", () => {
  const still = new AbortController().signal;

  test("is told of hand by hand", async () => {
    answering([FILE.slice(0, 20), FILE.slice(20)], { "x-hands": "2" });
    const told: Progress[] = [];
    const file = await fetchHands("/api/hands/export", (progress) => told.push(progress), still);
    expect(await file.text()).toBe(FILE);
    expect(told).toEqual([
      { done: 1, of: 2 },
      { done: 2, of: 2 },
    ]);
  });

  test("is none where it was cut on the way", async () => {
    answering([FILE], { "x-hands": "3" });
    await expect(fetchHands("/api/hands/export", () => {}, still)).rejects.toMatchObject({ code: "not_ready" });
  });

  test("is refused with the room's own code", async () => {
    vi.stubGlobal("fetch", async () => Response.json({ code: "no_session" }, { status: 401 }));
    await expect(fetchHands("/api/hands/export", () => {}, still)).rejects.toMatchObject({ code: "no_session" });
  });

  test("is broken off by whoever wants it no more", async () => {
    const stop = new AbortController();
    vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => {
      stop.abort();
      signal?.throwIfAborted();
      return new Response("");
    });
    const failed = await fetchHands("/api/hands/export", () => {}, stop.signal).catch((error: unknown) => error);
    expect(failed).not.toBeInstanceOf(NotDone);
  });
});
