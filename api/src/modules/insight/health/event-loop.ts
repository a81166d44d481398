import { monitorEventLoopDelay, type IntervalHistogram } from 'node:perf_hooks';
import { Worker } from 'node:worker_threads';
import type { Logger } from '../../../kernel/log.js';
import type { Operations } from '../../../kernel/operations.js';
import type { WatchedLoop } from './event-loop-thread.js';

const heartbeatMs = 100;
/** Milliseconds from which a block is told. */
const blockedMs = 1_000;
/**
 * How long the thread has a processor at least while its loop is blocked: more than one beat, which it may also have had before
 * the process was stopped, by this part of the gap; it gets that on a machine with a hundred others to serve, too.
 */
const busyShare = 0.01;
/** For how long a process that was blocked beyond the limit says that it does not live, in milliseconds. */
const failingMs = 30_000;

/** How late the event loop was since the watch began, in milliseconds. */
interface LoopDelay {
  mean: number;
  p50: number;
  p99: number;
  max: number;
  /** How often it was blocked for a second or longer. */
  blocks: number;
  longest_block: number;
}

interface EventLoopWatchDeps {
  /** Blocks from this length on count as a failure. */
  limitMs: number;
  operations: Operations;
  log: Pick<Logger, 'warn' | 'error' | 'isLevelEnabled'>;
  /** The time in milliseconds, of a clock that never goes back. */
  now?: () => number;
  /** For how long this thread had a processor, in milliseconds. */
  used?: () => number;
}

/**
 * Knows whether the event loop turns. A blocked loop answers nothing, so whoever asks for the health meanwhile runs into
 * a time-out, which counts as a failure with Docker and Kubernetes alike. Probes come seldom, though, and a block may end
 * between two of them. So the process remembers: after a block longer than the limit, `isAlive` is false for half a
 * minute. With Kubernetes' usual three failures in a row, ten seconds apart, time-outs and the answers of that half
 * minute together end such a process; a shorter block, or a less strict probe, lets it live on.
 *
 * A process that was stopped (SIGSTOP, a laptop that slept, a frozen container) had no processor meanwhile: it was not blocked, and
 * nothing in it is to blame. A loop that waits for the disk or another program without turning uses little either: an operation of
 * this product does not do that.
 *
 * Requests and jobs that ran are told in the log: by a thread of its own while the loop is blocked, and by the loop itself
 * afterwards.
 */
export class EventLoopWatch {
  private readonly deps: Required<EventLoopWatchDeps>;
  readonly #beats = new SharedArrayBuffer(8);
  readonly #counts = new Int32Array(this.#beats);
  #histogram: IntervalHistogram | null = null;
  #timer: NodeJS.Timeout | null = null;
  #worker: Worker | null = null;
  #lastBeat = 0;
  #usedBefore = 0;
  #failsUntil = -Infinity;
  #blocks = 0;
  #longestBlock = 0;

  constructor(deps: EventLoopWatchDeps) {
    this.deps = { now: () => performance.now(), used: usedOfThread, ...deps };
  }

  /** Begins to watch. Until then the process counts as alive. */
  start(): void {
    this.#lastBeat = this.deps.now();
    this.#usedBefore = this.deps.used();
    this.#histogram = monitorEventLoopDelay({ resolution: 20 });
    this.#histogram.enable();
    this.#timer = setInterval(() => this.heartbeat(), heartbeatMs).unref();
    if (!this.deps.log.isLevelEnabled('warn')) return;
    const isSource = import.meta.url.endsWith('.ts');
    const workerData: WatchedLoop = {
      beats: this.#beats,
      operations: this.deps.operations.memory,
      blockedMs,
      limitMs: this.deps.limitMs,
    };
    this.#worker = new Worker(new URL(`./event-loop-thread.${isSource ? 'ts' : 'js'}`, import.meta.url), {
      workerData,
      execArgv: isSource ? ['--import', 'tsx'] : [],
    });
    this.#worker.unref();
    this.#worker.on('error', (error) =>
      this.deps.log.warn({ err: error }, 'the event loop is not watched any more'),
    );
  }

  /** False for half a minute after the loop was blocked beyond the limit. */
  isAlive(): boolean {
    // The first thing that is done after a block may be to answer this.
    if (this.#timer) this.heartbeat();
    return this.deps.now() >= this.#failsUntil;
  }

  /** How late the loop was so far; null before the watch began. */
  delay(): LoopDelay | null {
    const histogram = this.#histogram;
    if (!histogram) return null;
    const ms = (nanoseconds: number): number => Math.round(nanoseconds / 1e4) / 100;
    return {
      mean: ms(histogram.mean),
      p50: ms(histogram.percentile(50)),
      p99: ms(histogram.percentile(99)),
      max: ms(histogram.max),
      blocks: this.#blocks,
      longest_block: Math.round(this.#longestBlock),
    };
  }

  /** The loop turns; looks how long it did not. */
  heartbeat(): void {
    const now = this.deps.now();
    const blocked = now - this.#lastBeat;
    this.#lastBeat = now;
    const used = this.deps.used() - this.#usedBefore;
    this.#usedBefore += used;
    Atomics.add(this.#counts, 0, 1);
    const recent = this.deps.operations.takeRecent();
    if (blocked < blockedMs) return;
    if (used < heartbeatMs + blocked * busyShare) {
      this.deps.log.warn({ stopped_ms: Math.round(blocked) }, 'the process was stopped');
      return;
    }
    this.#blocks += 1;
    this.#longestBlock = Math.max(this.#longestBlock, blocked);
    const details = { blocked_ms: Math.round(blocked), operations: recent };
    if (blocked >= this.deps.limitMs) {
      this.#failsUntil = now + failingMs;
      this.deps.log.error(details, 'the event loop was blocked beyond LIVE_LIMIT');
    } else this.deps.log.warn(details, 'the event loop was blocked');
  }

  async stop(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    this.#timer = null;
    this.#histogram?.disable();
    Atomics.store(this.#counts, 1, 1);
    Atomics.notify(this.#counts, 1);
    await this.#worker?.terminate();
  }
}

function usedOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
