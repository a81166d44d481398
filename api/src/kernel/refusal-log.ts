import { runForNobody } from './caller.js';
import type { Logger } from './log.js';

/** How often the same is told, in milliseconds. */
const everyMs = 60_000;

/**
 * Logs what was refused because too much waited already, and may be refused by the thousand: the first time at once, the others once a
 * minute with their number, for as long as there are any.
 */
export class RefusalLog {
  /** What is not told again yet, by whom it refused, with the number of refusals since. */
  readonly #untold = new Map<number | null, number>();

  constructor(
    private readonly log: Pick<Logger, 'warn'>,
    private readonly message: string,
  ) {}

  /** @param companyId of who was refused; null where it is not counted by company */
  note(companyId: number | null): void {
    const untold = this.#untold.get(companyId);
    if (untold === undefined) this.#tell(companyId, 1);
    else this.#untold.set(companyId, untold + 1);
  }

  #tell(companyId: number | null, count: number): void {
    this.log.warn({ ...(companyId === null ? {} : { company_id: companyId }), count }, this.message);
    this.#untold.set(companyId, 0);
    // Those of a minute belong to no single request.
    runForNobody(() => setTimeout(() => this.#tellOthers(companyId), everyMs).unref());
  }

  #tellOthers(companyId: number | null): void {
    const count = this.#untold.get(companyId) ?? 0;
    this.#untold.delete(companyId);
    if (count > 0) this.#tell(companyId, count);
  }
}
