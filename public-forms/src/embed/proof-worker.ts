import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What the page asks for. */
interface Work {
  challenge: string;
  /** Bits of zero that the hash has to begin with. */
  difficulty: number;
}

/**
 * Finds the text of digits for which the hash of `{challenge}:{digits}` begins with so many bits of zero. The browser's own hashes are
 * not used: each of them is a turn of the event loop, and websites without encryption have none.
 */
export function prove({ challenge, difficulty }: Work): string {
  for (let tried = 0; ; tried += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = sha256(utf8ToBytes(`${challenge}:${tried}`));
    const first = ((a << 24) | (b << 16) | (c << 8) | d) >>> 0;
    if (first >>> (32 - difficulty) === 0) return String(tried);
  }
}

addEventListener('message', ({ data }: MessageEvent<Work>) => postMessage(prove(data)));
