/** Calls in a second for which all pauses are meant; KSeF allows ten. */
const usualCalls = 8;

/** Where KSeF is asked, and how fast. */
export class KsefServer {
  /** Without the version, which the client adds itself; undefined where each environment's own address counts. */
  readonly baseUrl: string | undefined;

  constructor(
    /** `KSEF_URL`. */
    url: string | undefined,
    /** `KSEF_CALLS_PER_SECOND`: the most for one company. */
    readonly callsPerSecond: number,
  ) {
    this.baseUrl = url?.replace(/\/$/, '').replace(/\/v2$/, '');
  }

  /** Null where the environment's own address counts. */
  get origin(): string | null {
    return this.baseUrl ? new URL(this.baseUrl).origin : null;
  }

  /**
   * A pause between calls: where more may be made, it is as much shorter.
   * @param usualMs milliseconds at eight calls in a second
   */
  pauseMs(usualMs: number): number {
    return (usualMs * usualCalls) / this.callsPerSecond;
  }
}
