import type { JobDefinition, Jobs, JobsLogger } from '../jobs.port.js';

/** A queue under test. */
export interface QueueUnderTest {
  jobs: Jobs;
  /** Lets what is due be done, where that does not happen by itself. */
  pump(): void;
  /** Stops the queue and removes what it stored. */
  dispose(): Promise<void>;
}

/** A logger that keeps what it is told. */
export class LogForTest implements JobsLogger {
  readonly lines: { level: string; details: Record<string, unknown>; message: string }[] = [];
  readonly #add = (level: string) => (details: object, message: string) => {
    this.lines.push({ level, details: { ...details }, message });
  };
  readonly info = this.#add('info');
  readonly warn = this.#add('warn');
  readonly error = this.#add('error');
}

/** Waits so many milliseconds. */
export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

/** Waits until the condition holds; fails after ten seconds. */
export async function until(condition: () => boolean, pump: () => void = () => undefined): Promise<void> {
  const deadline = Date.now() + 10_000;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`It did not come to this: ${condition.toString()}`);
    pump();
    await pause(15);
  }
}

/** Agenda looks after a job for half of its lock, even when it has ended: tests would leave timers behind. */
export function letTimersEnd(): Promise<void> {
  return pause(1_200);
}

/** A fresh queue for each test of the contract, and what the tests do with it. */
export class QueueBench {
  log = new LogForTest();
  #queue: QueueUnderTest | null = null;

  constructor(private readonly open: (logger: JobsLogger) => Promise<QueueUnderTest>) {}

  get jobs(): Jobs {
    return this.#current.jobs;
  }

  async setUp(): Promise<void> {
    this.log = new LogForTest();
    this.#queue = await this.open(this.log);
  }

  tearDown(): Promise<void> {
    return this.#current.dispose();
  }

  /** Lets the queue work until the condition holds. */
  become(condition: () => boolean): Promise<void> {
    return until(condition, () => this.#current.pump());
  }

  /** Gives whatever should not happen the time to happen. */
  settle(milliseconds = 450): Promise<void> {
    const end = Date.now() + milliseconds;
    return this.become(() => Date.now() > end);
  }

  /** Defines the job `note`, which notes its data unless it is told otherwise, and starts the queue. */
  async work(changes: Partial<JobDefinition<unknown>> = {}): Promise<unknown[]> {
    const seen: unknown[] = [];
    const run = (data: unknown) => Promise.resolve(void seen.push(data));
    this.jobs.define<unknown>({ name: 'note', run, lockSeconds: 2, ...changes });
    await this.jobs.start();
    return seen;
  }

  get #current(): QueueUnderTest {
    if (!this.#queue) throw new Error('The queue is opened before each test');
    return this.#queue;
  }
}
