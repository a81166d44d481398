import type { Clock } from '../clock/clock.port.js';
import type { CompanyRegistry, RegisteredCompany } from './company-registry.port.js';
import { NorwegianRegister } from './norwegian-register.js';
import { PolishWhiteList } from './polish-white-list.js';

/** Where the registers are. */
export interface RegisterAddresses {
  poland: string;
  norway: string;
}

/** The public registers of Poland and Norway. */
export class PublicRegisters implements CompanyRegistry {
  readonly #registers: ReadonlyMap<string, PolishWhiteList | NorwegianRegister>;

  constructor({ poland, norway }: RegisterAddresses, clock: Clock) {
    this.#registers = new Map<string, PolishWhiteList | NorwegianRegister>([
      ['PL', new PolishWhiteList(poland, clock)],
      ['NO', new NorwegianRegister(norway)],
    ]);
  }

  get countries(): readonly string[] {
    return [...this.#registers.keys()];
  }

  isNumber(country: string, digits: string): boolean {
    return this.#registers.get(country)?.isNumber(digits) ?? false;
  }

  async find(country: string, digits: string): Promise<RegisteredCompany | null> {
    return (await this.#registers.get(country)?.find(digits)) ?? null;
  }
}
