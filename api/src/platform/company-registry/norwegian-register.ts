import { z } from 'zod';
import { askJson, callUrl } from '../ask.js';
import type { RegisteredCompany } from './company-registry.port.js';

const text = z.string().nullish();
const place = z
  .object({ adresse: z.array(text).nullish(), postnummer: text, poststed: text, landkode: text })
  .nullish();
const answer = z.object({
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
export class NorwegianRegister {
  constructor(private readonly url: string) {}

  isNumber(digits: string): boolean {
    return /^\d{9}$/.test(digits);
  }

  async find(digits: string): Promise<RegisteredCompany | null> {
    const given = await askJson(callUrl(this.url, `enhetsregisteret/api/enheter/${digits}`));
    if (given === undefined) return null;
    const entity = answer.parse(given);
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
