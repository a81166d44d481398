import { PdfUnavailableError } from './pdf.port.js';

/** Lets a limited number of works run at once; the others wait for their turn, each for no longer than it may. */
export class Slots {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(
    count: number,
    /** How long a work waits for its turn, in milliseconds. */
    private readonly timeoutMs: number,
  ) {
    this.free = count;
  }

  /** @throws PdfUnavailableError when its turn did not come in time */
  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.take();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next) next();
      else this.free += 1;
    }
  }

  private async take(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    await new Promise<void>((resolve, reject) => {
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(start), 1);
        reject(new PdfUnavailableError('Too many documents wait to be printed'));
      }, this.timeoutMs);
      this.waiting.push(start);
    });
  }
}
