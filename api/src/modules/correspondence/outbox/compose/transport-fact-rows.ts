import type { MailLanguage } from '../../../../kernel/text/language.js';
import type { CargoFacts } from '../../../../kernel/order/transport-facts.js';
import { mailFactLabels } from './mail-fact-labels.js';
import type { MailFormat } from './mail-format.js';

/** How transports are called in somebody's books. */
export interface MailReferences {
  /** The reader's. */
  yours?: string | null;
  /** The client's, where somebody else reads. */
  clients?: string | null;
  /** The forwarder's. */
  ours?: string | null;
}

/** A line of a mail's table. */
export interface FactRow {
  label: string;
  value: string;
}

type Writing = { language: MailLanguage; format: MailFormat };

const filled = (label: string, value: string | null | undefined): FactRow[] =>
  value?.trim() ? [{ label, value: value.trim() }] : [];

/** How much room a load takes. */
export function sizeRows(facts: CargoFacts, { language, format }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  return [
    ...filled(labels.loadingMetres, facts.ldm == null ? null : format.number(facts.ldm)),
    ...filled(labels.dimensions, dimensionsOf(facts, labels.sides, format)),
  ];
}

/** What a load needs of the vehicle and of those who handle it. */
export function needRows(facts: CargoFacts, { language, format }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  const { adr_un, adr_class } = facts;
  const adr = [adr_un && `UN ${adr_un}`, adr_class && `${labels.adrClass} ${adr_class}`].filter(Boolean);
  return [
    ...filled(labels.vehicle, facts.body_type && labels.bodies[facts.body_type]),
    ...filled(labels.temperature, temperatureOf(facts, format)),
    ...filled('ADR', adr.join(', ')),
    ...filled('Incoterms', facts.incoterm),
  ];
}

/** What the parties call the transport. */
export function referenceRows(references: MailReferences, { language }: Writing): FactRow[] {
  const labels = mailFactLabels(language);
  return [
    ...filled(labels.yourReference, references.yours),
    ...filled(labels.clientReference, references.clients),
    ...filled(labels.ourReference, references.ours),
  ];
}

/** Until when an offer holds. */
export function validityRows(day: string | null | undefined, { language, format }: Writing): FactRow[] {
  return filled(mailFactLabels(language).validUntil, day && format.day(day));
}

function dimensionsOf(
  { length_cm, width_cm, height_cm }: CargoFacts,
  names: readonly string[],
  format: MailFormat,
): string | null {
  const sides = [length_cm, width_cm, height_cm];
  const known = sides.flatMap((side, index) =>
    side == null ? [] : [{ name: names[index] ?? '', size: format.number(side) }],
  );
  if (known.length === sides.length) return `${known.map(({ size }) => size).join(' × ')} cm`;
  return known.map(({ name, size }) => `${name} ${size} cm`).join(', ');
}

function temperatureOf({ temperature_min, temperature_max }: CargoFacts, format: MailFormat): string | null {
  // A sign always: a carrier who reads 8 of a freezer asks whether a minus was lost.
  const signed = (degrees: number): string => `${degrees > 0 ? '+' : ''}${format.number(degrees)}`;
  const min = temperature_min == null ? null : signed(temperature_min);
  const max = temperature_max == null ? null : signed(temperature_max);
  if (min === null && max === null) return null;
  if (min === null) return `≤ ${max} °C`;
  if (max === null) return `≥ ${min} °C`;
  return min === max ? `${min} °C` : `${min} … ${max} °C`;
}
