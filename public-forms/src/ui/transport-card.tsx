import type { ReactNode } from 'react';
import type { CommonMessages } from '../messages/pl/common';
import type { FactMessages } from '../messages/pl/facts';
import { countryName } from '../lib/countries';
import { dimensionsText, temperatureText, type BodyType, type Facts } from '../lib/facts';
import { formatAtPlace, formatNumber } from '../lib/format';
import type { Language } from '../lib/language';
import type { Transport, TransportEnd } from '../lib/transport';
import { Icon } from './icon';
import { platformWorded, useTexts } from './texts';

const LONG_VALUE = 48;

/** Names and values, one under another; a long value gets the width to itself. */
export function KeyValues({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="pairs">
      {rows.map(([name, value]) => (
        <div
          key={name}
          className={typeof value === 'string' && value.length > LONG_VALUE ? 'long' : undefined}
        >
          <dt>{name}</dt>
          <dd {...platformWorded}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FromToProps {
  transport: Pick<Transport, 'pickup' | 'delivery'>;
  /** The times stand elsewhere. */
  untimed?: boolean;
}

/** From where to where, and when. */
export function FromTo({ transport, untimed = false }: FromToProps) {
  const { common } = useTexts();
  return (
    <ol className="fromto">
      <End end={transport.pickup} label={common.pickup} untimed={untimed} />
      <End end={transport.delivery} label={common.delivery} untimed={untimed} />
    </ol>
  );
}

function End({ end, label, untimed }: { end: TransportEnd; label: string; untimed: boolean }) {
  const { language, common } = useTexts();
  const place = [end.street, end.postCode, end.country && countryName(end.country, language)].filter(Boolean);
  return (
    <li>
      <span className="end-label">{label}</span>
      <b>{end.city || common.notGiven}</b>
      {place.length > 0 && <span {...platformWorded}>{place.join(', ')}</span>}
      {!untimed && (
        <span className="when" {...platformWorded}>
          {timeOf(end, language) ?? common.notGiven}
        </span>
      )}
    </li>
  );
}

function timeOf({ at, until, zone }: TransportEnd, language: Language): string | null {
  return at && formatAtPlace({ at, until, zone }, language);
}

/** What is carried, as rows; only what is known. */
export function useCargoRows(transport: Transport): (readonly [string, ReactNode])[] {
  const { language, common } = useTexts();
  const { size, needs } = useFactRows(transport.facts);
  const rows: (readonly [string, ReactNode])[] = [];
  if (transport.pallets !== null) rows.push([common.pallets, formatNumber(transport.pallets, language)]);
  if (transport.weight !== null)
    rows.push([common.weight, `${formatNumber(transport.weight, language)}\u00a0kg`]);
  rows.push(...size);
  if (transport.cargoType) rows.push([common.cargoType, transport.cargoType]);
  rows.push(...needs);
  return rows;
}

/** Every route with its own places and times; a single one needs no name. */
function Routes({ routes, untimed = false }: { routes: readonly Transport[]; untimed?: boolean }) {
  const { common } = useTexts();
  const [only] = routes;
  if (only && routes.length === 1) return <FromTo transport={only} untimed={untimed} />;
  return (
    <>
      {routes.map((route, index) => (
        <section key={index} className="route" aria-label={common.route(index + 1)}>
          <h2>{common.route(index + 1)}</h2>
          <FromTo transport={route} untimed={untimed} />
        </section>
      ))}
    </>
  );
}

interface RouteCardProps {
  transport: Transport;
  /** The parts of the way; the transport's own ends when there are none. */
  routes?: readonly Transport[];
  /** The times stand elsewhere. */
  untimed?: boolean;
  /** With the term of payment, unless it is said elsewhere. */
  withTerm?: boolean;
  /** Said in short of what is known of the cargo, which opens when it is asked for; left out, all of it stands open. */
  brief?: string | undefined;
}

/** The route and what is known of the cargo, in one card. */
export function RouteCard({
  transport,
  routes = [],
  untimed = false,
  withTerm = true,
  brief,
}: RouteCardProps) {
  const { common } = useTexts();
  const rows = [...useCargoRows(transport), ...useReferenceRows(transport.facts, 'client')];
  if (transport.notes) rows.push([common.notes, transport.notes]);
  if (withTerm && transport.paymentDays !== null)
    rows.push([common.paymentTerm, common.days(transport.paymentDays)]);
  return (
    <section className="card">
      <Routes routes={routes.length > 0 ? routes : [transport]} untimed={untimed} />
      {rows.length > 0 &&
        (brief === undefined ? (
          <KeyValues rows={rows} />
        ) : (
          <details className="fold">
            <summary>
              <span>
                <b>{common.cargo}</b>
                {brief && (
                  <>
                    {' '}
                    <span className="hint">{brief}</span>
                  </>
                )}
              </span>
              <Icon name="chevron" />
            </summary>
            <KeyValues rows={rows} />
          </details>
        ))}
    </section>
  );
}

/** Which transport an answer from before was about, with what whoever drives or awaits it looks up. */
export function RecallCard({ title, transport, routes = [] }: RouteCardProps & { title: string }) {
  const { common } = useTexts();
  const rows = [...useCargoRows(transport)];
  if (transport.notes) rows.push([common.notes, transport.notes]);
  return (
    <section className="card">
      <h2>{title}</h2>
      <Routes routes={routes.length > 0 ? routes : [transport]} />
      {rows.length > 0 && <KeyValues rows={rows} />}
    </section>
  );
}

/** An amount, large, with its currency smaller beside it. */
export function Price({ amount, currency }: { amount: string; currency: string }) {
  return (
    <>
      {amount}
      <span className="currency"> {currency}</span>
    </>
  );
}

type Row = readonly [string, string];

/** As a value of its own, beside others that begin with a capital. */
const capitalized = (text: string, language: string) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);

const isFilled = ([, value]: Row): boolean => value !== '';

/** Facts of a load by where they stand: how much room it takes, and what it needs; only what is known. */
function useFactRows(known: Facts): { size: Row[]; needs: Row[] } {
  const { language, common } = useTexts();
  const facts = factsOf(common);
  const { ldm, body, un, adrClass, incoterm } = known;
  const size: Row[] = [
    [facts.ldm, ldm === null ? '' : formatNumber(ldm, language)],
    [facts.dimensions, dimensionsText(known, facts.sides, language)],
  ];
  const needs: Row[] = [
    // A vehicle that this page has no name for yet is better named by its code than left out.
    [facts.vehicle, capitalized(facts.bodies[body as BodyType] ?? body, language)],
    [facts.temperature, temperatureText(known, language)],
    ['ADR', [un && `UN ${un}`, adrClass && facts.adrClass(adrClass)].filter(Boolean).join(', ')],
    ['Incoterms', incoterm],
  ];
  return { size: size.filter(isFilled), needs: needs.filter(isFilled) };
}

/** What the parties call the transport, as its client or its carrier reads it. */
export function useReferenceRows(known: Facts, reader: 'client' | 'carrier'): Row[] {
  const facts = factsOf(useTexts().common);
  const rows: Row[] = [
    [reader === 'client' ? facts.yourReference : facts.clientReference, known.clientReference],
    [facts.ourReference, known.ourReference],
  ];
  return rows.filter(isFilled);
}

/** The names that pages which show a transport bring along. */
function factsOf({ facts }: CommonMessages): FactMessages {
  if (!facts) throw new Error('No names of facts');
  return facts;
}
