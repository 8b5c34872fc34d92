/** Hands as files: saved as they come, with their count on the way, and brought in with how much of the file is sent. */
import { NotDone, refusalOf } from "./http";
import type { ImportReport } from "./played";

/** How far it has come: hands, or bytes. `of` is null while nobody has said. */
export interface Progress {
  done: number;
  of: number | null;
}

const LONGEST_NAME = 100;
const BRACKET = 0x5b;
const NEWLINE = 0x0a;

/** Counts the hands in pieces of a .phhs file: each begins with a number in brackets on a line of its own. */
export class HandCount {
  hands = 0;
  private isLineStart = true;

  see(piece: Uint8Array): void {
    for (const byte of piece) {
      if (this.isLineStart && byte === BRACKET) this.hands++;
      this.isLineStart = byte === NEWLINE;
    }
  }
}

/** Fetch a file of hands; `told` hears how far it is. Raises `NotDone`, or the signal's own error where it is broken off. */
export async function fetchHands(path: string, told: (progress: Progress) => void, signal: AbortSignal): Promise<Blob> {
  try {
    const answer = await fetch(path, { signal });
    if (!answer.ok || !answer.body) throw refusalOf(await answer.json());
    const header = answer.headers.get("x-hands");
    const of = header === null ? null : Number(header);
    const count = new HandCount();
    const pieces: Uint8Array<ArrayBuffer>[] = [];
    const reader = answer.body.getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      count.see(piece.value);
      told({ done: count.hands, of });
    }
    if (of !== null && count.hands < of) throw new NotDone({ code: "not_ready" }); // it was cut on the way
    return new Blob(pieces, { type: "text/plain" });
  } catch (error) {
    throw error instanceof NotDone || signal.aborted ? error : new NotDone({ code: "not_ready" });
  }
}

/** Let the browser put a file where it puts what is downloaded. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

export interface Wishes {
  /** Keep the hands that were understood, whatever else there is. */
  onlyGood: boolean;
  /** As whom the reader played in a file of everything. */
  asName: string;
}

/** Send a file to the room; gives its report. `fetch` does not say how much is sent, so an older way is taken. */
export function sendHands(file: File, { onlyGood, asName }: Wishes, told: (progress: Progress) => void, signal: AbortSignal): Promise<ImportReport> {
  const name = file.name.slice(-LONGEST_NAME);
  const query = new URLSearchParams({ only_good: String(onlyGood), name, ...(asName ? { as_name: asName } : {}) });
  const request = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    const fail = (): void => reject(new NotDone({ code: "not_ready" }));
    request.open("POST", `/api/hands/import?${query.toString()}`);
    request.responseType = "json";
    request.setRequestHeader("content-type", "application/octet-stream");
    request.upload.onprogress = ({ loaded }) => told({ done: loaded, of: file.size });
    request.onload = () => {
      const said: unknown = request.response;
      if (request.status === 200 && said) resolve(said as ImportReport);
      else reject(refusalOf(said));
    };
    request.onerror = fail;
    request.onabort = () => reject(new DOMException("", "AbortError"));
    signal.addEventListener("abort", () => request.abort());
    request.send(file);
  });
}
