import type { Clock } from '../clock/clock.port.js';
import type { CompanyRegistry, RegisteredCompany } from './company-registry.port.js';
import { z } from 'zod';
import { warsawDay } from '../../kernel/time/warsaw-time.js';
import { askJson, callUrl } from '../ask.js';

const text = z.string().nullish();

const place = z
  .object({ adresse: z.array(text).nullish(), postnummer: text, poststed: text, landkode: text })
  .nullish();
const norwegianAnswer = z.object({
  organisasjonsnummer: z.string(),
  navn: z.string(),
  slettedato: text,
  registrertIMvaregisteret: z.boolean().nullish(),
  forretningsadresse: place,
  postadresse: place,
  hjemmeside: text,
  epostadresse: text,
  telefon: text,
  mobil: text,
});

/** The Norwegian register of entities («Enhetsregisteret»). See https://data.brreg.no. */
class NorwegianRegister {
  constructor(private readonly url: string) {}

  isNumber(digits: string): boolean {
    return /^\d{9}$/.test(digits);
  }

  async find(digits: string): Promise<RegisteredCompany | null> {
    const given = await askJson(callUrl(this.url, `enhetsregisteret/api/enheter/${digits}`));
    if (given === undefined) return null;
    const entity = norwegianAnswer.parse(given);
    if (entity.slettedato) return null;
    const address = entity.forretningsadresse ?? entity.postadresse;
    const number = entity.organisasjonsnummer;
    return {
      name: entity.navn,
      address: address?.adresse?.filter(Boolean).join(', ') || null,
      city: address?.poststed ?? null,
      post_code: address?.postnummer ?? null,
      country: address?.landkode ?? 'NO',
      vat_number: entity.registrertIMvaregisteret ? `${number}MVA` : null,
      business_registration_number: number,
      website: entity.hjemmeside ?? null,
      email: entity.epostadresse ?? null,
      phone: entity.telefon ?? entity.mobil ?? null,
      source: 'Enhetsregisteret',
    };
  }
}

const polishAnswer = z.object({
  result: z.object({
    subject: z
      .object({
        name: z.string(),
        nip: text,
        regon: text,
        statusVat: text,
        workingAddress: text,
        residenceAddress: text,
      })
      .nullish(),
  }),
});

/**
 * The Polish list of VAT payers («biała lista»), which is asked by NIP or REGON for a day.
 * See https://wl-api.mf.gov.pl.
 */
class PolishWhiteList {
  constructor(
    private readonly url: string,
    private readonly clock: Clock,
  ) {}

  isNumber(digits: string): boolean {
    return /^(\d{9}|\d{10}|\d{14})$/.test(digits);
  }

  async find(digits: string): Promise<RegisteredCompany | null> {
    const kind = digits.length === 10 ? 'nip' : 'regon';
    const address = callUrl(this.url, `api/search/${kind}/${digits}`);
    address.searchParams.set('date', warsawDay(this.clock.now()));
    const given = await askJson(address);
    if (given === undefined) return null;
    const { subject } = polishAnswer.parse(given).result;
    if (!subject) return null;
    return {
      name: subject.name,
      ...addressOf(subject.workingAddress ?? subject.residenceAddress ?? ''),
      country: 'PL',
      vat_number: subject.nip ?? null,
      business_registration_number: subject.regon ?? null,
      website: null,
      email: null,
      phone: null,
      source: 'Wykaz podatników VAT',
    };
  }
}

/** An address comes as one line: `UL. PROSTA 1, 00-001 WARSZAWA`. */
function addressOf(line: string): Pick<RegisteredCompany, 'address' | 'city' | 'post_code'> {
  const parts = /(?<!\d)(\d{2}-\d{3})\s/.exec(line);
  if (!parts) return { address: line.trim() || null, city: null, post_code: null };
  const [found, post_code = ''] = parts;
  const street = line.slice(0, parts.index).trim().replace(/,$/, '');
  const city = line.slice(parts.index + found.length).trim();
  return city === ''
    ? { address: line.trim(), city: null, post_code: null }
    : { address: street.trim() || null, city, post_code };
}

/** Where the registers are. */
interface RegisterAddresses {
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
