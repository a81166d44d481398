import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { readOperations } from '../../../kernel/operations.js';

/** What the thread is given. */
export interface WatchedLoop {
  /** The main thread counts the first number up; the second becomes 1 when the watch ends. */
  beats: SharedArrayBuffer;
  operations: SharedArrayBuffer;
  /** Milliseconds without a beat after which the loop counts as blocked. */
  blockedMs: number;
  /** Milliseconds after which it counts as gone. */
  limitMs: number;
}

const lookMs = 250;
/** Told again after so many milliseconds, and then each time that it has doubled. */
const secondTellMs = 5_000;

/**
 * Watches the main thread's event loop from outside and writes to standard output itself while it is blocked: then nothing
 * else does.
 */
function watch({ beats, operations, blockedMs, limitMs }: WatchedLoop): void {
  const counts = new Int32Array(beats);
  let seen = Atomics.load(counts, 0);
  let seenAt = performance.now();
  let lookedAt = seenAt;
  let tellAt = blockedMs;
  while (Atomics.wait(counts, 1, 0, lookMs) === 'timed-out') {
    const now = performance.now();
    const wasHeldUp = now - lookedAt > blockedMs;
    lookedAt = now;
    const count = Atomics.load(counts, 0);
    // When this thread stood still too, the whole process did, and no operation is to blame.
    if (count !== seen || wasHeldUp) {
      seen = count;
      seenAt = now;
      tellAt = blockedMs;
    } else if (now - seenAt >= tellAt) {
      tell(Math.round(now - seenAt), now - seenAt >= limitMs, readOperations(operations));
      tellAt = Math.max(secondTellMs, tellAt * 2);
    }
  }
}

function tell(blocked: number, isOverLimit: boolean, running: string[]): void {
  const line = {
    level: isOverLimit ? 50 : 40,
    time: new Date().toISOString(),
    blocked_ms: blocked,
    operations: running,
    msg: 'the event loop is blocked',
  };
  try {
    writeSync(1, `${JSON.stringify(line)}\n`);
  } catch {
    // Nobody takes the output now; the main thread tells it afterwards.
  }
}

watch(workerData as WatchedLoop);
