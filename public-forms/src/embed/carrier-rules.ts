import { checkFields, carrierRegistrationInputRules } from '@frakto/sdk/rules';
import type { CarrierRegistrationInput } from './embedded-api';
import type { Language } from '../lib/language';
import { typedNumber } from '../lib/numbers';
import type { CommonMessages } from '../messages/pl/common';
import type { CarrierFormMessages } from '../messages/pl/carrier-form';
import { faultText, fieldsOf } from '../ui/fault-text';
import type { Faults, Values } from '../ui/use-form';

/** So many kinds of vehicles and lanes can be told; the API takes more, and nobody types more. */
export const FLEET_MAX = 8;
export const LANES_MAX = 12;

const COMPANY_FIELDS = [
  'name',
  'vat_number',
  'country',
  'contact_name',
  'email',
  'phone',
  'notes',
  'fleet_rows',
  'lane_rows',
] as const;
export const FLEET_PARTS = ['kind', 'count', 'capacity_kg'] as const;
export const LANE_PARTS = ['from_country', 'from_region', 'to_country', 'to_region'] as const;
export const PAPER_KINDS = ['insurance', 'licence'] as const;
export const PAPER_PARTS = ['number', 'issuer', 'valid_until'] as const;

type CompanyField = (typeof COMPANY_FIELDS)[number];
export type FleetPart = (typeof FLEET_PARTS)[number];
export type LanePart = (typeof LANE_PARTS)[number];
export type PaperPart = (typeof PAPER_PARTS)[number];
export type PaperKind = (typeof PAPER_KINDS)[number];
/** Fields by the names that the API's faults have; papers by their kinds, since one that is left out has no place. */
export type CarrierField =
  | CompanyField
  | `fleet.${number}.${FleetPart}`
  | `lanes.${number}.${LanePart}`
  | `papers.${PaperKind}.${PaperPart}`;
export type CarrierValues = Values<CarrierField>;

/** What stands in a field of a row. */
export const textAt = (values: CarrierValues, field: CarrierField): string => values[field] ?? '';

const places = (length: number): number[] => Array.from({ length }, (_none, place) => place);

export const CARRIER_FIELDS: readonly CarrierField[] = [
  ...COMPANY_FIELDS,
  ...places(FLEET_MAX).flatMap((row) => FLEET_PARTS.map((part) => `fleet.${row}.${part}` as const)),
  ...places(LANES_MAX).flatMap((row) => LANE_PARTS.map((part) => `lanes.${row}.${part}` as const)),
  ...PAPER_KINDS.flatMap((kind) => PAPER_PARTS.map((part) => `papers.${kind}.${part}` as const)),
];

/** How many rows are shown of vehicles or lanes. */
export function rowsOf(values: CarrierValues, field: 'fleet_rows' | 'lane_rows'): number {
  const most = field === 'fleet_rows' ? FLEET_MAX : LANES_MAX;
  return Math.min(most, Math.max(1, Number(values[field]) || 1));
}

/** The rows of vehicles in which something stands, by their place on the page. */
const fleetRows = (values: CarrierValues): number[] =>
  places(rowsOf(values, 'fleet_rows')).filter((row) =>
    FLEET_PARTS.some((part) => textAt(values, `fleet.${row}.${part}`).trim() !== ''),
  );

const laneRows = (values: CarrierValues): number[] =>
  places(rowsOf(values, 'lane_rows')).filter((row) =>
    LANE_PARTS.some((part) => textAt(values, `lanes.${row}.${part}`).trim() !== ''),
  );

/** The papers of which something was told. */
export function papersOf(
  values: CarrierValues,
  files: Readonly<Partial<Record<PaperKind, File>>>,
): PaperKind[] {
  return PAPER_KINDS.filter(
    (kind) =>
      files[kind] || PAPER_PARTS.some((part) => textAt(values, `papers.${kind}.${part}`).trim() !== ''),
  );
}

/** What the rules of the form need besides the values. */
export interface CarrierRules {
  language: Language;
  common: CommonMessages;
  texts: CarrierFormMessages;
  files: Readonly<Partial<Record<PaperKind, File>>>;
}

/** Every fault of the form: limits of single fields come from the API's contract, the rest is about rows. */
export function checkCarrier(values: CarrierValues, rules: CarrierRules): Faults<CarrierField> {
  const { language, common, texts, files } = rules;
  const faults: Faults<CarrierField> = {};
  const candidate: Record<string, unknown> = { ...companyOf(values), challenge: '-', proof: '0' };
  for (const fault of checkFields(carrierRegistrationInputRules, candidate)) {
    const field = COMPANY_FIELDS.find((known) => known === fault.field);
    if (!field) continue;
    const isMalformed = field === 'email' && values.email.trim() !== '' && fault.code !== 'too_long';
    faults[field] = isMalformed ? texts.emailWrong : faultText(fault, common, language);
  }
  for (const row of fleetRows(values)) {
    if (textAt(values, `fleet.${row}.kind`) === '') faults[`fleet.${row}.kind`] = fieldsOf(common).required;
    const count = typedNumber(textAt(values, `fleet.${row}.count`), language, true);
    if (count === undefined) faults[`fleet.${row}.count`] = fieldsOf(common).required;
    else if (!isWhole(count, 10_000)) faults[`fleet.${row}.count`] = texts.countRange;
    const capacity = typedNumber(textAt(values, `fleet.${row}.capacity_kg`), language, true);
    if (capacity !== undefined && !isWhole(capacity, 100_000))
      faults[`fleet.${row}.capacity_kg`] = texts.capacityRange;
  }
  for (const row of laneRows(values))
    for (const part of ['from_country', 'to_country'] as const)
      if (textAt(values, `lanes.${row}.${part}`) === '')
        faults[`lanes.${row}.${part}`] = fieldsOf(common).required;
  for (const kind of papersOf(values, files)) {
    if (textAt(values, `papers.${kind}.number`).trim() === '')
      faults[`papers.${kind}.number`] = fieldsOf(common).required;
    if (textAt(values, `papers.${kind}.valid_until`) === '' && kind === 'insurance')
      faults[`papers.${kind}.valid_until`] = fieldsOf(common).required;
  }
  return faults;
}

const isWhole = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function companyOf(values: CarrierValues) {
  return {
    name: values.name.trim(),
    vat_number: values.vat_number.trim(),
    country: values.country,
    contact_name: values.contact_name.trim(),
    email: values.email.trim(),
    phone: values.phone.trim() || null,
    notes: values.notes.trim() || null,
  };
}

/** What to send once the check has passed, without what proves the work. */
export function carrierPayload(
  values: CarrierValues,
  { language, files }: Pick<CarrierRules, 'language' | 'files'>,
): Omit<CarrierRegistrationInput, 'challenge' | 'proof'> {
  return {
    ...companyOf(values),
    fleet: fleetRows(values).map((row) => ({
      kind: textAt(values, `fleet.${row}.kind`) as CarrierRegistrationInput['fleet'][number]['kind'],
      count: typedNumber(textAt(values, `fleet.${row}.count`), language, true) ?? 1,
      capacity_kg: typedNumber(textAt(values, `fleet.${row}.capacity_kg`), language, true) ?? null,
    })),
    lanes: laneRows(values).map((row) => ({
      from_country: textAt(values, `lanes.${row}.from_country`),
      from_region: textAt(values, `lanes.${row}.from_region`).trim() || null,
      to_country: textAt(values, `lanes.${row}.to_country`),
      to_region: textAt(values, `lanes.${row}.to_region`).trim() || null,
    })),
    papers: papersOf(values, files).map((kind) => ({
      kind,
      number: textAt(values, `papers.${kind}.number`).trim(),
      issuer: textAt(values, `papers.${kind}.issuer`).trim() || null,
      valid_until: textAt(values, `papers.${kind}.valid_until`) || null,
    })),
    language,
  };
}
