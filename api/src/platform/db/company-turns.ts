import { Unavailable } from '../http/errors.js';

/**
 * Lets a company have so many connections for writing at once and no more: while its writes wait for a lock, those of other companies
 * have connections left. Who waits for longer than anybody should is told to come again.
 */
export class CompanyTurns {
  readonly #companies = new Map<number, { taken: number; waiting: (() => void)[] }>();

  /**
   * @param most connections that one company may have
   * @param waitMs longest wait for a turn, in milliseconds
   * @param onRefused is told whose turn did not come in time
   */
  constructor(
    private readonly most: number,
    private readonly waitMs: number,
    private readonly onRefused: (companyId: number) => void,
  ) {}

  /**
   * Does work when it is the company's turn; first come, first served.
   * @throws {Unavailable} `busy`
   */
  async run<T>(companyId: number, work: () => Promise<T>): Promise<T> {
    await this.#begin(companyId);
    try {
      return await work();
    } finally {
      this.#end(companyId);
    }
  }

  async #begin(companyId: number): Promise<void> {
    const company = this.#companies.get(companyId) ?? { taken: 0, waiting: [] };
    this.#companies.set(companyId, company);
    if (company.taken < this.most) {
      company.taken += 1;
      return;
    }
    const { waiting } = company;
    await new Promise<void>((begin, refuse) => {
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(turn), 1);
        this.onRefused(companyId);
        refuse(new Unavailable('busy'));
      }, this.waitMs);
      const turn = (): void => {
        clearTimeout(timer);
        begin();
      };
      waiting.push(turn);
    });
  }

  /** Gives the turn to who has waited longest. */
  #end(companyId: number): void {
    const company = this.#companies.get(companyId);
    if (!company) return;
    const next = company.waiting.shift();
    if (next) next();
    else company.taken -= 1;
    if (company.taken === 0) this.#companies.delete(companyId);
  }
}
