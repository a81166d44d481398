/** How many are kept in mind at once; of more than so many only the first are named. */
const slots = 64;
const slotBytes = 256;
const textBytes = slotBytes - 4;

const encoder = new TextEncoder();
const decoder = new TextDecoder();

/**
 * The requests and jobs that are under way in this process, in memory that other threads can read: while this thread is
 * blocked, another one can tell what it was at.
 */
export class Operations {
  /** Slots of a length and a text in UTF-8; the length is 0 while the slot is free. */
  readonly memory = new SharedArrayBuffer(slots * slotBytes);
  readonly #lengths = new Int32Array(this.memory);
  readonly #bytes = new Uint8Array(this.memory);
  readonly #free = Array.from({ length: slots }, (_each, slot) => slots - 1 - slot);
  #ended: string[] = [];

  /**
   * Notes that something begins.
   * @param name for people: method, path and id of a request, or the name of a job
   * @returns what to call when it has ended
   */
  begin(name: string): () => void {
    const slot = this.#free.pop();
    if (slot === undefined) return () => undefined;
    const start = slot * slotBytes + 4;
    // Writes straight into the memory are refused for shared ones.
    const text = encoder.encode(name).subarray(0, textBytes);
    this.#bytes.set(text, start);
    Atomics.store(this.#lengths, (slot * slotBytes) / 4, text.length);
    return () => {
      Atomics.store(this.#lengths, (slot * slotBytes) / 4, 0);
      this.#free.push(slot);
      if (this.#ended.length < slots) this.#ended.push(name);
    };
  }

  /** What is under way, and what ended since this was asked the last time. */
  takeRecent(): string[] {
    const ended = this.#ended;
    this.#ended = [];
    return [...ended, ...readOperations(this.memory)];
  }
}

/** Names of what is under way. */
export function readOperations(memory: SharedArrayBuffer): string[] {
  const lengths = new Int32Array(memory);
  const bytes = new Uint8Array(memory);
  const names: string[] = [];
  for (let slot = 0; slot < slots; slot += 1) {
    const length = Atomics.load(lengths, (slot * slotBytes) / 4);
    const start = slot * slotBytes + 4;
    // A copy: what is shared is not decoded.
    if (length > 0) names.push(decoder.decode(bytes.slice(start, start + length)));
  }
  return names;
}

/** Those of this process. */
export const operations = new Operations();
