import { createHash } from 'node:crypto';
import type {
  CarrierRegistrationInput,
  CarrierRegistrationReceipt,
} from '../modules/shipment/carrier-registrations/carrier-registration.dto.js';
import { difficulty, minSeconds } from '../modules/shipment/embedded-forms/challenge.js';
import type {
  EmbeddedForm,
  EmbeddedFormKind,
  EmbeddedFormView,
} from '../modules/shipment/embedded-forms/embedded-form.dto.js';
import { taken } from './api-caller.js';
import type { TestMember } from './people.js';
import type { TestApp } from './test-app.js';

/** Works the proof out as a visitor's browser does. */
export function proofOf(challenge: string): string {
  for (let tried = 0; ; tried += 1) {
    const hash = createHash('sha256').update(`${challenge}:${tried}`).digest();
    if (hash.readUInt32BE(0) >>> (32 - difficulty) === 0) return String(tried);
  }
}

/** What a form is sent with: a challenge that was asked for long enough ago, and its proof. */
export async function proven(
  app: TestApp,
  code: string,
  form: EmbeddedFormKind,
): Promise<{ challenge: string; proof: string }> {
  const path = `/public/embedded-forms/${code}`;
  const { challenge } = await app.api.read<EmbeddedFormView>(path, { form });
  app.clock.advance(minSeconds);
  return { challenge, proof: proofOf(challenge) };
}

let carriers = 0;

/** What a carrier says of itself; each time another one. */
export function carrierFields(changes: Partial<CarrierRegistrationInput> = {}) {
  carriers += 1;
  return {
    name: `Nord-Trans ${carriers} Sp. z o.o.`,
    vat_number: `PL 77${String(carriers).padStart(8, '0')}`,
    country: 'PL',
    contact_name: 'Jan Kowalski',
    email: `jan${carriers}@nord-trans.example`,
    phone: '+48 601 234 567',
    fleet: [{ kind: 'tautliner', count: 12, capacity_kg: 24_000 }],
    lanes: [{ from_country: 'PL', from_region: 'Pomorskie', to_country: 'NO', to_region: null }],
    papers: [{ kind: 'insurance', number: 'OCP/2026/118', issuer: 'PZU SA', valid_until: '2027-03-31' }],
    notes: null,
    language: 'en',
    ...changes,
  } satisfies Omit<CarrierRegistrationInput, 'challenge' | 'proof'>;
}

/** A carrier who registered over a company's website. */
export async function aCarrierRegistration(
  app: TestApp,
  owner: TestMember,
  changes: Partial<CarrierRegistrationInput> = {},
): Promise<CarrierRegistrationReceipt & { challenge: string }> {
  const { code } = taken(await owner.api.put<EmbeddedForm>('/embedded-form', { takes_carriers: true }), 200);
  const work = await proven(app, code ?? '', 'carrier');
  const body = { ...carrierFields(changes), ...work };
  const receipt = await app.api.create<CarrierRegistrationReceipt>(
    `/public/embedded-forms/${code}/carriers`,
    body,
  );
  return { ...receipt, challenge: work.challenge };
}
