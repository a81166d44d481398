import { useMemo } from 'react';
import { useFormat, type Format } from '../../format/use-format';
import { useT, type Translate } from '../../i18n/use-t';
import type { FactValues } from './fact-values';

/** A fact to read. */
export interface Fact {
  key: string;
  label: string;
  value: string;
}

/** What is known of a load, as it is read; only what is known. Windows stand beside their dates and not here. */
export function useFactList(values: Partial<FactValues>): Fact[] {
  const t = useT();
  const format = useFormat();
  return useMemo(() => factList(values, t, format), [values, t, format]);
}

function factList(values: Partial<FactValues>, t: Translate, format: Format): Fact[] {
  const fact = (key: string, label: string, value: string | null | undefined): Fact[] =>
    value ? [{ key, label, value }] : [];
  const { ldm, body_type: body, adr_un: un, adr_class: adrClass } = values;
  const adr = [un && `UN ${un}`, adrClass && t('orders.facts.adrClassOf', { class: adrClass })];
  return [
    ...fact('ldm', t('orders.facts.ldm'), ldm == null ? null : format.number(ldm)),
    ...fact('size', t('orders.facts.dimensions'), dimensions(values, format)),
    ...fact('body', t('orders.facts.bodyType'), body && t(`orders.facts.body.${body}`)),
    ...fact('temperature', t('orders.facts.temperature'), temperature(values, format)),
    ...fact('adr', t('orders.facts.adr'), adr.filter(Boolean).join(', ')),
    ...fact('incoterm', t('orders.facts.incoterm'), values.incoterm),
    ...fact('client', t('orders.facts.clientReference'), values.client_reference),
    ...fact('own', t('orders.facts.ourReference'), values.our_reference),
  ];
}

function dimensions(values: Partial<FactValues>, format: Format): string | null {
  const sides = [values.length_cm, values.width_cm, values.height_cm];
  if (sides.every((side) => typeof side !== 'number')) return null;
  return `${sides.map((side) => (typeof side === 'number' ? format.number(side) : '–')).join(' × ')} cm`;
}

function temperature(values: Partial<FactValues>, format: Format): string | null {
  const { temperature_min: min, temperature_max: max } = values;
  const from = typeof min === 'number' ? format.number(min) : null;
  const to = typeof max === 'number' ? format.number(max) : null;
  if (from === null && to === null) return null;
  if (from === null) return `≤ ${to} °C`;
  if (to === null) return `≥ ${from} °C`;
  return from === to ? `${from} °C` : `${from} … ${to} °C`;
}
