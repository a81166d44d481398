import { LockMode } from '@mikro-orm/core';
import type { Database, Reads, Unit } from '../../../platform/db/database.js';
import { sql } from '../../../platform/db/sql.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { foldDiacritics } from '../../../kernel/text/fold-diacritics.js';
import { Client } from './client.entity.js';

/** Websites on which many companies have a page: their address tells no company from another. */
const shared =
  /^(?:[a-z]+:\/\/)?(?:[a-z\d-]+\.)*(facebook|instagram|linkedin|twitter|x|youtube|tiktok|google|goo|wikipedia|allegro|olx|panoramafirm|pkt|proff|gulesider|1881|aleo|gowork|oferteo|booking|etsy|ebay|amazon)\.(com|pl|no|org|gl|de|co\.uk)(?:[:/?#]|$)/i;

/** Whether a website is one that many companies share. */
function isSharedHost(website: string): boolean {
  return shared.test(website.trim());
}

/** A company that somebody came across, for the global directory. */
export interface FoundClient {
  name: string;
  address?: string | null | undefined;
  city?: string | null | undefined;
  post_code?: string | null | undefined;
  country_id?: number | null | undefined;
  website?: string | null | undefined;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  notes?: string | null | undefined;
  vat_number?: string | null | undefined;
  business_registration_number?: string | null | undefined;
}

/** A global client that a found company is recognised as. */
interface RecognisedClient {
  id: number;
  name: string;
}

const maximumNotes = 4_000;
/** Any number that other software is unlikely to lock on. */
const turnKey = 4_070_241_121;

/**
 * Puts found companies among the global clients without having any of them twice, and without taking anything from what
 * somebody wrote there.
 */
export class GlobalClientMerger {
  constructor(private readonly db: Database) {}

  /** The global clients that found companies are recognised as, by their place in the list. */
  findKnown(found: readonly FoundClient[]): Promise<Map<number, RecognisedClient>> {
    return recognised(this.db.reads, found);
  }

  /** Lets one at a time merge: of two who bring the same company, the second then finds it. */
  async takeTurn(unit: Unit): Promise<void> {
    await sql`select pg_advisory_xact_lock(${turnKey}::bigint)`.execute(connectionOf(unit));
  }

  /**
   * Enters a company, or fills what the client lacks that it is recognised as. What both have and what differs is added
   * to the client's notes.
   * @returns whether it is new
   */
  async merge(unit: Unit, userId: number, found: FoundClient): Promise<boolean> {
    const known = (await recognised(connectionOf(unit), [found])).get(0);
    const stored = known
      ? await unit.findOne(Client, { id: known.id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    if (stored) fill(stored, found);
    else unit.create(Client, { ...found, company_id: null, created_by: userId } as never);
    // The next one may be the same company.
    await unit.flush();
    return stored === null;
  }
}

/**
 * By number first, then by website, then by e-mail address. Numbers that differ tell companies apart that share a
 * website or an address; a website that many share tells nothing.
 */
async function recognised(
  reads: Reads,
  found: readonly FoundClient[],
): Promise<Map<number, RecognisedClient>> {
  if (found.length === 0) return new Map();
  const marks = found.map(({ website, email, vat_number, business_registration_number }, place) => ({
    place,
    website: website && !isSharedHost(website) ? website : null,
    email: email?.toLowerCase() ?? null,
    vat: vat_number ?? null,
    registration: business_registration_number ?? null,
  }));
  const { rows } = await sql<RecognisedClient & { place: number }>`
    select m.place, known.id, known.name
    from (
      select place, site_of(website) as site, email, company_number_of(vat) as vat,
        company_number_of(registration) as registration
      from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
        as m (place int, website text, email text, vat text, registration text)
    ) m
    cross join lateral (
      select c.id, c.name from clients c
      where c.company_id is null
        and (company_number_of(c.vat_number) in (m.vat, m.registration)
          or company_number_of(c.business_registration_number) in (m.vat, m.registration)
          or site_of(c.website) = m.site or lower(c.email) = m.email)
        and (company_number_of(c.vat_number) in (m.vat, m.registration)
          or company_number_of(c.business_registration_number) in (m.vat, m.registration)
          or coalesce(company_number_of(c.vat_number) = m.vat, true)
            and coalesce(company_number_of(c.business_registration_number) = m.registration, true))
      order by coalesce(company_number_of(c.vat_number) in (m.vat, m.registration)
          or company_number_of(c.business_registration_number) in (m.vat, m.registration), false) desc,
        coalesce(site_of(c.website) = m.site, false) desc, c.id
      limit 1
    ) known`.execute(reads);
  return new Map(rows.map(({ place, id, name }) => [place, { id, name }]));
}

const isBlank = (value: string | null | undefined): boolean => (value ?? '').trim() === '';

/** Puts what was found where nothing stands; an address comes whole, or as what is wanting to the same one. */
function fill(stored: Client, found: FoundClient): void {
  for (const field of ['website', 'email', 'phone', 'vat_number', 'business_registration_number'] as const) {
    if (isBlank(stored[field]) && found[field]) stored[field] = found[field];
  }
  const isSameCity = foldDiacritics(stored.city ?? '') === foldDiacritics(found.city ?? '');
  const hasNoPlace = [stored.address, stored.city, stored.post_code].every(isBlank);
  if (hasNoPlace || isSameCity) {
    for (const field of ['address', 'city', 'post_code'] as const) {
      if (isBlank(stored[field]) && found[field]) stored[field] = found[field];
    }
  }
  if (stored.country_id == null && found.country_id) stored.country_id = found.country_id;
  stored.notes = notesWith(stored, found);
}

/** The notes with the contacts that differ from those that are kept, and with the found notes where there were none. */
function notesWith(stored: Client, found: FoundClient): string | null {
  const kept = stored.notes ?? '';
  const other = (label: string, field: 'email' | 'phone'): string[] => {
    const value = found[field];
    const isKnown = !value || stored[field]?.toLowerCase() === value.toLowerCase() || kept.includes(value);
    return isKnown ? [] : [`${label}: ${value}`];
  };
  const added = [...other('E-mail', 'email'), ...other('Tel.', 'phone')];
  const lines = [...(isBlank(kept) && found.notes ? [found.notes] : [kept]), ...added];
  const notes = lines.filter((line) => !isBlank(line)).join('\n');
  return notes.length > maximumNotes || notes === '' ? (stored.notes ?? null) : notes;
}
