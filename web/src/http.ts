/** One question to the room besides its sockets, and its answer or why there is none. */

interface Refusal {
  code: string;
  facts?: Record<string, unknown>;
}

/** The room refused a request; its code is that of an error message. */
export class NotDone extends Error {
  readonly code: string;
  readonly facts: Record<string, unknown>;

  constructor({ code, facts }: Refusal) {
    super(code);
    this.code = code;
    this.facts = facts ?? {};
  }
}

/** Why a request was refused, as its answer says it; the answer of somebody else than the room says nothing. */
export function refusalOf(said: unknown): NotDone {
  const { code, facts } = (said ?? {}) as Partial<Refusal>;
  return new NotDone(typeof code === "string" ? { code, facts } : { code: "not_ready" });
}

/** Send an object, give what comes back; raises `NotDone`, also when nobody answers. */
export async function ask<Answer>(method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: object): Promise<Answer> {
  const headers = { "content-type": "application/json" };
  const sent = body === undefined ? { method } : { method, headers, body: JSON.stringify(body) };
  try {
    const answer = await fetch(path, sent);
    if (!answer.ok) throw refusalOf(await answer.json());
    return (answer.status === 204 ? {} : await answer.json()) as Answer;
  } catch (error) {
    throw error instanceof NotDone ? error : new NotDone({ code: "not_ready" });
  }
}
