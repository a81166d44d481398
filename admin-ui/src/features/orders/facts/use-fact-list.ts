import { useMemo } from 'react';
import { useFormat, type Format } from '../../../kit/format/use-format';
import { useT, type Translate } from '../../../kit/i18n/use-t';
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
    ...fact('size', t('orders.facts.dimensions'), dimensions(values, t, format)),
    ...fact('body', t('orders.facts.bodyType'), body && t(`orders.facts.body.${body}`)),
    ...fact('temperature', t('orders.facts.temperature'), temperature(values, format)),
    ...fact('adr', t('orders.facts.adr'), adr.filter(Boolean).join(', ')),
    ...fact('incoterm', t('orders.facts.incoterm'), values.incoterm),
    ...fact('client', t('orders.facts.clientReference'), values.client_reference),
    ...fact('own', t('orders.facts.ourReference'), values.our_reference),
  ];
}

function dimensions(values: Partial<FactValues>, t: Translate, format: Format): string {
  const sides = [
    ['length', values.length_cm],
    ['width', values.width_cm],
    ['height', values.height_cm],
  ] as const;
  const known = sides.flatMap(([name, side]) =>
    typeof side === 'number' ? [{ name, size: format.number(side) }] : [],
  );
  if (known.length === sides.length) return `${known.map(({ size }) => size).join(' × ')} cm`;
  return known.map(({ name, size }) => t(`orders.facts.${name}Of`, { size })).join(', ');
}

function temperature(values: Partial<FactValues>, format: Format): string | null {
  const { temperature_min: min, temperature_max: max } = values;
  const signed = (degrees: unknown) =>
    typeof degrees === 'number' ? `${degrees > 0 ? '+' : ''}${format.number(degrees)}` : null;
  const [from, to] = [signed(min), signed(max)];
  if (from === null && to === null) return null;
  if (from === null) return `≤ ${to} °C`;
  if (to === null) return `≥ ${from} °C`;
  return from === to ? `${from} °C` : `${from} … ${to} °C`;
}
