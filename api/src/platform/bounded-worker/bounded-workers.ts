import { Worker, type Transferable } from 'node:worker_threads';
import type { WorkerMessage, WorkerOrder } from './serve-tasks.js';

/** How far the threads of one purpose may go. */
export interface WorkerBounds {
  /** The module that calls `serveTasks`, by its address with `.js`: `new URL('./read-mail-thread.js', import.meta.url)`. */
  module: URL;
  /** The longest that one task may take. */
  milliseconds: number;
  /** The most memory of a thread's heap, in MiB. What is handed over as bytes does not count. */
  memoryMb: number;
  /** Threads at once. */
  atOnce: number;
  /** Tasks that may wait for a thread; the next one is refused. */
  mostWaiting: number;
  /** Tasks of one key that may wait; the next one is refused. As many as may wait at all when absent. */
  mostWaitingOfOne?: number;
  /** Of the threads, those that tasks of the background may have at once; all of them when absent. */
  mostInBackground?: number;
}

/** What may be said about one task. */
interface TaskOptions<Part> {
  /** Tasks with the same key run one after the other, so that nobody has all threads. */
  key?: string;
  /** Shorter or longer than is usual for these threads. */
  milliseconds?: number;
  /** Longest wait for a thread; without end when absent. */
  waitMs?: number;
  /** Nobody waits for it at a screen: leaves a thread to those who do. */
  isBackground?: boolean;
  /** Ends the wait for a thread: its reason is thrown. A task that was begun goes on to its own end. */
  signal?: AbortSignal;
  /** Memory that is handed over instead of being copied. */
  transfer?: readonly Transferable[];
  /** Told of what the task hands over before it is done. */
  onPart?: (part: Part) => void;
}

/**
 * - `timed_out`: it took too long and was ended
 * - `out_of_memory`: it needed more memory than it may have
 * - `failed`: it threw; the message says what
 * - `too_busy`: too many tasks wait, or no thread was free in time
 * - `too_busy_for_one`: too many tasks with the same key wait
 */
type WorkerFault = 'timed_out' | 'out_of_memory' | 'failed' | 'too_busy' | 'too_busy_for_one';

/** A task in a thread came to no result. */
export class WorkerError extends Error {
  override readonly name = 'WorkerError';

  constructor(
    readonly code: WorkerFault,
    message: string = code,
  ) {
    super(message);
  }
}

/** Threads that have nothing to do end after this time, so that their memory is free again. */
const idleMs = 15_000;
/** Loading the module of a thread is no part of a task's time, but it has an end, too. */
const startMs = 60_000;

interface Waiting {
  key: string | undefined;
  isBackground: boolean;
  begin: () => void;
}

type Place = Pick<Waiting, 'key' | 'isBackground'>;

/**
 * Runs tasks on strangers' input in threads, so that neither their time nor their memory is the process's. A thread that
 * goes beyond its bounds is ended, and the next task gets a new one.
 */
export class BoundedWorkers<Task, Answer, Part = never> {
  readonly #bounds: WorkerBounds;
  readonly #idle: Thread[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #busyKeys = new Set<string>();
  #running = 0;
  #inBackground = 0;

  constructor(bounds: WorkerBounds) {
    this.#bounds = bounds;
  }

  /** @throws {WorkerError} */
  async run(task: Task, options: TaskOptions<Part> = {}): Promise<Answer> {
    const place: Place = { key: options.key, isBackground: options.isBackground ?? false };
    await this.#reserveNumber(place, options);
    let thread: Thread | undefined;
    // One may have broken while it had nothing to do.
    do thread = this.#idle.pop();
    while (thread && !thread.isUsable);
    thread ??= new Thread(this.#bounds);
    try {
      const milliseconds = options.milliseconds ?? this.#bounds.milliseconds;
      return (await thread.run(task, milliseconds, options as TaskOptions<unknown>)) as Answer;
    } finally {
      if (thread.isUsable) this.#keep(thread);
      this.#leavePlace(place);
    }
  }

  async #reserveNumber(place: Place, { waitMs, signal }: TaskOptions<Part>): Promise<void> {
    signal?.throwIfAborted();
    if (this.#isFree(place)) return this.#occupy(place);
    const { key } = place;
    const { mostWaiting, mostWaitingOfOne = mostWaiting } = this.#bounds;
    const ofThisKey = this.#waiting.filter((one) => key !== undefined && one.key === key).length;
    if (ofThisKey >= mostWaitingOfOne) throw new WorkerError('too_busy_for_one');
    if (this.#waiting.length >= mostWaiting) throw new WorkerError('too_busy');
    let timer: NodeJS.Timeout | undefined;
    let onAbort: (() => void) | undefined;
    try {
      // Whoever leaves takes the place for the next one before anybody else can.
      await new Promise<void>((begin, reject) => {
        const waiting: Waiting = { ...place, begin };
        this.#waiting.push(waiting);
        const giveUp = (why: Error): void => {
          const at = this.#waiting.indexOf(waiting);
          if (at < 0) return;
          this.#waiting.splice(at, 1);
          reject(why);
        };
        if (waitMs !== undefined) timer = setTimeout(() => giveUp(new WorkerError('too_busy')), waitMs);
        onAbort = () => giveUp(signal?.reason as Error);
        signal?.addEventListener('abort', onAbort, { once: true });
      });
    } finally {
      clearTimeout(timer);
      if (onAbort) signal?.removeEventListener('abort', onAbort);
    }
  }

  #isFree({ key, isBackground }: Place): boolean {
    const { atOnce, mostInBackground = atOnce } = this.#bounds;
    if (this.#running >= atOnce || (isBackground && this.#inBackground >= mostInBackground)) return false;
    return key === undefined || !this.#busyKeys.has(key);
  }

  #occupy({ key, isBackground }: Place): void {
    this.#running += 1;
    if (isBackground) this.#inBackground += 1;
    if (key !== undefined) this.#busyKeys.add(key);
  }

  #leavePlace({ key, isBackground }: Place): void {
    this.#running -= 1;
    if (isBackground) this.#inBackground -= 1;
    if (key !== undefined) this.#busyKeys.delete(key);
    const next = this.#waiting.findIndex((one) => this.#isFree(one));
    const [waiting] = next < 0 ? [] : this.#waiting.splice(next, 1);
    if (!waiting) return;
    this.#occupy(waiting);
    waiting.begin();
  }

  #keep(thread: Thread): void {
    this.#idle.push(thread);
    setTimeout(() => {
      const place = this.#idle.indexOf(thread);
      if (place < 0 || performance.now() - thread.usedAt < idleMs) return;
      this.#idle.splice(place, 1);
      void thread.end();
    }, idleMs + 10).unref();
  }
}

/** One thread, which does one task after the other. */
class Thread {
  isUsable = true;
  usedAt = performance.now();
  readonly #worker: Worker;
  readonly #isReady: Promise<void>;
  #hear: (message: WorkerMessage) => void = () => undefined;
  #fail: (error: WorkerError) => void = () => undefined;

  constructor({ module, memoryMb }: WorkerBounds) {
    const isSource = import.meta.url.endsWith('.ts');
    const url = isSource ? new URL(module.href.replace(/\.js$/, '.ts')) : module;
    this.#worker = new Worker(url, {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      execArgv: isSource ? ['--import', 'tsx'] : [],
    });
    this.#isReady = new Promise((resolve) => {
      this.#worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve();
        else this.#hear(message);
      });
    });
    this.#worker.on('error', (error: NodeJS.ErrnoException) => {
      const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#break(
        isMemory ? new WorkerError('out_of_memory') : new WorkerError('failed', String(error.message)),
      );
    });
    this.#worker.on('exit', () =>
      this.#break(new WorkerError('failed', 'The thread ended before it was done')),
    );
  }

  async run(task: unknown, milliseconds: number, options: TaskOptions<unknown>): Promise<unknown> {
    this.#worker.ref();
    let timer: NodeJS.Timeout | undefined;
    const limit = (ms: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => this.#break(new WorkerError('timed_out')), ms);
    };
    const answer = new Promise<unknown>((resolve, reject) => {
      this.#fail = reject;
      this.#hear = (message) => {
        if (message.kind === 'part') options.onPart?.(message.part);
        else if (message.kind === 'done') resolve(message.answer);
        else if (message.kind === 'failed') reject(new WorkerError('failed', message.message));
      };
    });
    try {
      limit(startMs);
      await Promise.race([this.#isReady, answer]);
      limit(milliseconds);
      const order: WorkerOrder = { task };
      this.#worker.postMessage(order, options.transfer ?? []);
      return await answer;
    } finally {
      clearTimeout(timer);
      this.usedAt = performance.now();
      this.#fail = () => undefined;
      // An idle thread does not keep the process.
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    this.isUsable = false;
    await this.#worker.terminate();
  }

  #break(error: WorkerError): void {
    this.isUsable = false;
    this.#fail(error);
    void this.#worker.terminate();
  }
}
