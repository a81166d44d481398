/** Bodies of vehicles as freight exchanges name them, the common ones first. */
export const bodyTypes = [
  'curtain_side',
  'mega',
  'box',
  'reefer',
  'flatbed',
  'low_loader',
  'container',
  'tanker',
  'silo',
  'tipper',
  'walking_floor',
  'van',
  'tail_lift_van',
] as const;
export type BodyType = (typeof bodyTypes)[number];

/** Classes and divisions of dangerous goods by ADR. */
export const adrClasses = [
  '1',
  '1.1',
  '1.2',
  '1.3',
  '1.4',
  '1.5',
  '1.6',
  '2',
  '2.1',
  '2.2',
  '2.3',
  '3',
  '4.1',
  '4.2',
  '4.3',
  '5.1',
  '5.2',
  '6.1',
  '6.2',
  '7',
  '8',
  '9',
] as const;
export type AdrClass = (typeof adrClasses)[number];

/** Incoterms 2020. */
export const incoterms = [
  'EXW',
  'FCA',
  'CPT',
  'CIP',
  'DAP',
  'DPU',
  'DDP',
  'FAS',
  'FOB',
  'CFR',
  'CIF',
] as const;
export type Incoterm = (typeof incoterms)[number];

/** Why an offer came to nothing. */
export const lostReasons = [
  'price',
  'dates',
  'competitor',
  'cancelled',
  'no_capacity',
  'no_answer',
  'other',
] as const;
export type LostReason = (typeof lostReasons)[number];

/** What is known of a load beside its pallets, its weight and its kind. Null where nothing was said. */
export interface CargoFacts {
  /** Loading metres. */
  ldm?: number | null;
  /** In centimetres, of the largest piece. */
  length_cm?: number | null;
  width_cm?: number | null;
  height_cm?: number | null;
  body_type?: BodyType | null;
  /** In °C. */
  temperature_min?: number | null;
  temperature_max?: number | null;
  /** UN number: four digits. */
  adr_un?: string | null;
  adr_class?: AdrClass | null;
  incoterm?: Incoterm | null;
}

/** The load's facts of a record that has more than them. */
export function cargoFactsOf(record: CargoFacts): Required<CargoFacts> {
  return {
    ldm: record.ldm ?? null,
    length_cm: record.length_cm ?? null,
    width_cm: record.width_cm ?? null,
    height_cm: record.height_cm ?? null,
    body_type: record.body_type ?? null,
    temperature_min: record.temperature_min ?? null,
    temperature_max: record.temperature_max ?? null,
    adr_un: record.adr_un ?? null,
    adr_class: record.adr_class ?? null,
    incoterm: record.incoterm ?? null,
  };
}
