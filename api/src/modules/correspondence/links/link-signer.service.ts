import type { UiLanguage } from '../../../kernel/text/language.js';
import { accountLinkUrl, type AccountLink } from '../../../kernel/links/stored-link.js';
import { sql, type Queryable, type Sql } from '../../../platform/db/sql.js';
import type { Database, Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import {
  verifyLink,
  type LinkPurpose,
  type LinkVerdict,
  companyFormUrl,
  urlOf,
  type UnsignedLink,
} from '../../../kernel/links/link-signing.js';
import { renewAccountLink } from '../../identity/index.js';
import type { LinkContact } from '../../../platform/http/api-types.js';
import { BadRequest } from '../../../platform/http/errors.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import type { Secrets } from '../../../platform/config/secret.js';
import {
  emailDigestOf,
  ShortLinkCodes,
  shortLinkPath,
  type CodedLink,
} from '../../../kernel/links/short-link.js';

/** Of records whose links were never taken back: they have no row. */
const firstVersion = 1;

/** The version that links of an order of one kind carry now, as a value in SQL. */
export const linkVersionOfOrder = (kind: LinkPurpose, orderId: Sql): Sql => sql`coalesce((
  select v.version from link_versions v where v.kind = ${kind} and v.record = 'order_id=' || ${orderId}), ${firstVersion}::int)`;

/** A link as somebody brought it: what it claims, and what is to prove it. */
export interface LinkToken<Ids extends LinkIds = LinkIds> {
  kind: LinkPurpose;
  ids: Ids;
  /** The address that it claims to vouch for, where links of that kind do. */
  email?: string;
  exp: number | undefined;
  sig: string | undefined;
}

/**
 * The records of a link, as they are signed. Whom it was sent by, and the client of an order, make no other record. A form without an
 * order is of its client and of who gave it: global clients are written to by several companies.
 */
export type LinkIds = Record<string, number>;

/** So many former versions of a record's links are looked at. */
const mostFormer = 20;

interface VersionRow {
  record: string;
  version: number;
}

const recordIds = ['order_id', 'route_id', 'subcontractor_id'] as const;

/** Orders that links name, as selections in SQL; the application gives what the shipment knows. */
export interface LinkedOrders {
  /** One column: whose order it is. */
  companyOf(orderId: number | null): Sql;
  /** One column: the address that an order has of that client, of no client where that is null; nothing when it is another one's. */
  emailOfClient(orderId: number | null, clientId: number | null): Sql;
}

interface LinkSignerDeps {
  db: Database;
  clock: Clock;
  secrets: Secrets;
  baseUrl: string;
  days: number;
  orders: LinkedOrders;
}

/** Signs and checks links, and keeps the versions by which links are taken back. */
export class LinkSigner {
  private readonly codes: ShortLinkCodes;

  constructor(private readonly deps: LinkSignerDeps) {
    this.codes = new ShortLinkCodes([deps.secrets.current, ...deps.secrets.previous]);
  }

  /** Unix seconds at which a link made now ends. */
  expiry(): number {
    return Math.floor(this.deps.clock.now().getTime() / 1000 + this.deps.days * 86_400);
  }

  /**
   * The address of a link as mails have it: short. A code has no room for the address that a form speaks for: it is read from the mail
   * that brings the form, or from the client's record. `shortUrlOf` makes sure of the latter where there is no mail.
   * @param mailId the mail of the outbox that brings the link; null when none does
   */
  urlOf(link: UnsignedLink | AccountLink, mailId: number | null): string {
    const { baseUrl, secrets } = this.deps;
    if (link.kind === 'account') return accountLinkUrl(link, baseUrl, secrets.current);
    const { exp } = link;
    // Mails of earlier versions hold links without a signature: there is nothing to seal.
    if (exp === null) return this.longUrlOf(link);
    return `${baseUrl.replace(/\/$/, '')}${shortLinkPath}${this.codes.seal({ ...link, exp }, mailId)}`;
  }

  /** The address of a link with all that its page shows, as far as there is room, signed where it needs to be. */
  longUrlOf(link: UnsignedLink): string {
    const { baseUrl, secrets } = this.deps;
    return urlOf(link, baseUrl, secrets.current);
  }

  /** The address of the order form of a user's company, for anybody. */
  companyFormUrl(userId: number, language: UiLanguage): string {
    return companyFormUrl(userId, language, this.deps.baseUrl);
  }

  /** The short address of a link; null for one that speaks for an address which is not on record. */
  async shortUrlOf(link: UnsignedLink): Promise<string | null> {
    const { email } = link;
    if (email !== undefined && (await this.emailOf(link, emailDigestOf(email), null)) === null) return null;
    return this.urlOf(link, null);
  }

  /** What the code of a short link says; null for a code that was not made here. Takes no database. */
  readCode(code: string): CodedLink | null {
    return this.codes.open(code);
  }

  /**
   * Where a short link leads: path and query of the long form. Whether its time is over, or it was taken back, is for the
   * page to find out, as with any long form. It is signed under the secret of the code: who makes codes with a former secret must not
   * get signatures of the present one for them.
   * @returns null when the address is no longer known that a form speaks for
   */
  async pageOf({ link, emailDigest, mailId, secret }: CodedLink): Promise<string | null> {
    const email = emailDigest && (await this.emailOf(link, emailDigest, mailId));
    const params = email === null ? link.params : { ...link.params, client_email: email };
    // The signature of a form for a new request covers the address; the form that completes a request can do without.
    const isSigned = emailDigest !== null && link.ids['order_id'] === undefined;
    if (isSigned && email === null) return null;
    const page = { ...link, params, ...(isSigned && email !== null ? { email } : {}) };
    const { pathname, search } = new URL(urlOf(page, this.deps.baseUrl, secret));
    return `${pathname}${search}`;
  }

  /**
   * The address that a digest tells: that of the mail which brought the link, the client's own, or an order's. Each is found by its key,
   * however much the company has written to the client.
   */
  private async emailOf(
    { ids }: UnsignedLink,
    digest: Buffer,
    mailId: number | null,
  ): Promise<string | null> {
    const { client_id = null, order_id = null } = ids;
    const { rows } = await sql<{ email: string }>`
      select to_address as email from mail_outbox where id = ${mailId}::bigint
      union all select email from directory_clients where id = ${client_id}::int and email is not null
      union all ${this.deps.orders.emailOfClient(order_id, client_id)}`.execute(this.deps.db.reads);
    return rows.find(({ email }) => emailDigestOf(email).equals(digest))?.email ?? null;
  }

  /**
   * Makes links of account mails that were written under a former secret work once they leave with the present one.
   * To be called before their mail is signed.
   */
  async renewAccountLinks(links: readonly (UnsignedLink | AccountLink)[]): Promise<void> {
    const { current, previous } = this.deps.secrets;
    for (const link of links) {
      if (link.kind !== 'account') continue;
      for (const former of previous) {
        await renewAccountLink(this.deps.db.writes, link.key, { former, present: current });
      }
    }
  }

  /** The version that a link made now carries. */
  async versionOf(kind: LinkPurpose, ids: LinkIds, on: Queryable = this.deps.db.reads): Promise<number> {
    const [version] = await this.versionsOf(kind, [ids], on);
    return version ?? firstVersion;
  }

  /** The versions that links made now carry, in the sequence of their records. */
  async versionsOf(
    kind: LinkPurpose,
    idsOf: readonly LinkIds[],
    on: Queryable = this.deps.db.reads,
  ): Promise<number[]> {
    const records = idsOf.map(recordOf);
    const { rows } = await sql<VersionRow>`
      select record, version from link_versions where kind = ${kind} and record = any(${records}::text[])`.execute(
      on,
    );
    const versions = new Map(rows.map(({ record, version }) => [record, version]));
    return records.map((record) => versions.get(record) ?? firstVersion);
  }

  /**
   * Checks a link that somebody brought. What it says may change in the next moment: enough for reading.
   * @throws {BadRequest} `invalid_link` or `link_expired`
   */
  async verify(link: LinkToken): Promise<void> {
    refuseUnsound(link);
    await this.verifySignature(link, await this.versionOf(link.kind, link.ids), this.deps.db.reads);
  }

  /**
   * Checks a link inside a unit of work that has locked its order: nobody takes the link back before the unit ends.
   * @throws {BadRequest} `invalid_link` or `link_expired`
   */
  async verifyInUnit(unit: Unit, link: LinkToken): Promise<void> {
    refuseUnsound(link);
    await this.verifySignature(
      link,
      await this.versionOf(link.kind, link.ids, connectionOf(unit)),
      connectionOf(unit),
    );
  }

  /** Takes back the links of a kind and record made so far, inside a unit of work that has locked their order, if there is one. */
  async revoke(unit: Unit, companyId: number, kind: LinkPurpose, ids: LinkIds): Promise<void> {
    await unit.execute(
      `insert into link_versions (kind, record, version, company_id) values (?, ?, 2, ?)
       on conflict (kind, record) do update set version = link_versions.version + 1`,
      [kind, recordOf(ids), companyId],
    );
  }

  /** Takes back the forms for new requests that a company's people gave a client so far. */
  async revokeFormsOf(unit: Unit, companyId: number, clientId: number): Promise<void> {
    const people = await unit.execute<{ id: number }[]>(
      'select id from identity_people where company_id = ? order by id',
      [companyId],
    );
    for (const { id: user_id } of people)
      await this.revoke(unit, companyId, 'order-form', { client_id: clientId, user_id });
  }

  /** Whether the time of a link that somebody brought is over, whoever made it. */
  hasExpired(exp: number): boolean {
    return this.deps.clock.now().getTime() >= exp * 1000;
  }

  private async verifySignature(brought: LinkToken, version: number, on: Queryable): Promise<void> {
    const verdict = this.verdictOf(brought, version);
    if (verdict === 'expired')
      throw new BadRequest('link_expired', await contactOf(brought.ids, this.deps.orders, on));
    if (verdict === 'invalid') {
      const wasOurs = this.wasOurs(brought, version);
      throw new BadRequest('invalid_link', wasOurs ? await contactOf(brought.ids, this.deps.orders, on) : {});
    }
  }

  private verdictOf({ kind, ids, email, exp = 0, sig }: LinkToken, version: number): LinkVerdict {
    const { current, previous } = this.deps.secrets;
    const link = { purpose: kind, ids, ...(email === undefined ? {} : { email }), version, exp };
    return verifyLink(link, sig, [current, ...previous], this.deps.clock.now());
  }

  /** Whether a link was made here and taken back since. */
  private wasOurs(brought: LinkToken, version: number): boolean {
    const former = Array.from(
      { length: Math.min(version - 1, mostFormer) },
      (_none, back) => version - 1 - back,
    );
    return former.some((earlier) => this.verdictOf(brought, earlier) !== 'invalid');
  }
}

/**
 * Whom somebody calls whose link was ours and no longer works. Said of no forged one: nobody is to learn names and numbers by trying
 * ids.
 */
async function contactOf(
  ids: LinkIds,
  orders: LinkedOrders,
  on: Queryable,
): Promise<{ contact?: LinkContact }> {
  const { rows } = await sql<LinkContact>`
    select c.name as company_name, c.phone from identity_companies c
    where c.id = coalesce(
      (${orders.companyOf(ids['order_id'] ?? null)}),
      (select u.company_id from identity_people u where u.id = ${ids['user_id'] ?? null}::int))`.execute(on);
  return rows[0] ? { contact: rows[0] } : {};
}

/** Refuses what no link says, before it gets to the database. */
function refuseUnsound({ ids, exp, sig }: LinkToken): void {
  const areSound = Object.values(ids).every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (!areSound || exp === undefined || sig === undefined) throw new BadRequest('invalid_link');
}

function recordOf(ids: LinkIds): string {
  const names = ids['order_id'] === undefined ? (['client_id', 'user_id'] as const) : recordIds;
  return names.flatMap((name) => (ids[name] === undefined ? [] : [`${name}=${ids[name]}`])).join('&');
}
