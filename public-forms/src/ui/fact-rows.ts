import { dimensionsText, temperatureText, type BodyType, type Facts } from '../lib/facts';
import { formatNumber } from '../lib/format';
import { useTexts } from './texts';

type Row = readonly [string, string];

const isFilled = ([, value]: Row): boolean => value !== '';

/** Facts of a load by where they stand: how much room it takes, and what it needs; only what is known. */
export function useFactRows(known: Facts): { size: Row[]; needs: Row[] } {
  const { language, common } = useTexts();
  const { facts } = common;
  const { ldm, body, un, adrClass, incoterm } = known;
  const size: Row[] = [
    [facts.ldm, ldm === null ? '' : formatNumber(ldm, language)],
    [facts.dimensions, dimensionsText(known, facts.sides, language)],
  ];
  const needs: Row[] = [
    // A vehicle that this page has no name for yet is better named by its code than left out.
    [facts.vehicle, facts.bodies[body as BodyType] ?? body],
    [facts.temperature, temperatureText(known, language)],
    ['ADR', [un && `UN ${un}`, adrClass && facts.adrClass(adrClass)].filter(Boolean).join(', ')],
    ['Incoterms', incoterm],
  ];
  return { size: size.filter(isFilled), needs: needs.filter(isFilled) };
}

/** What the parties call the transport, as its client or its carrier reads it. */
export function useReferenceRows(known: Facts, reader: 'client' | 'carrier'): Row[] {
  const { facts } = useTexts().common;
  const rows: Row[] = [
    [reader === 'client' ? facts.yourReference : facts.clientReference, known.clientReference],
    [facts.ourReference, known.ourReference],
  ];
  return rows.filter(isFilled);
}
