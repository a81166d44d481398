import { sql, type Queryable } from '../../db/sql.js';
import type { Database, Unit } from '../../db/database.js';
import { within } from '../../db/within.js';
import { verifyLink, type LinkPurpose } from '../../domain/link-signing.js';
import { BadRequest } from '../../http/errors.js';
import type { Clock } from '../../ports/clock/clock.port.js';
import { urlOf, type UnsignedLink } from '../../domain/link-url.js';

/** A link as somebody brought it: what it claims, and what is to prove it. */
export interface BroughtLink<Ids extends LinkIds = LinkIds> {
  kind: LinkPurpose;
  ids: Ids;
  exp: number | undefined;
  sig: string | undefined;
}

/** The records of a link, as they are signed. Whom it was sent by, and the client of an order, make no other record. */
export type LinkIds = Record<string, number>;

/** Of records whose links were never taken back: they have no row. */
const firstVersion = 1;

interface VersionRow {
  record: string;
  version: number;
}

const recordIds = ['order_id', 'route_id', 'subcontractor_id'] as const;

/** Signs and checks links, and keeps the versions by which links are taken back. */
export class LinkSigner {
  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly options: { secret: string; baseUrl: string; days: number },
  ) {}

  /** Unix seconds at which a link made now ends. */
  expiry(): number {
    return Math.floor(this.clock.now().getTime() / 1000 + this.options.days * 86_400);
  }

  /** The address of a link, signed where it needs to be. */
  urlOf(link: UnsignedLink): string {
    return urlOf(link, this.options.baseUrl, this.options.secret);
  }

  /** The version that a link made now carries. */
  async versionOf(kind: LinkPurpose, ids: LinkIds, on: Queryable = this.db.reads): Promise<number> {
    const [version] = await this.versionsOf(kind, [ids], on);
    return version ?? firstVersion;
  }

  /** The versions that links made now carry, in the sequence of their records. */
  async versionsOf(
    kind: LinkPurpose,
    idsOf: readonly LinkIds[],
    on: Queryable = this.db.reads,
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
  async verify(link: BroughtLink): Promise<void> {
    refuseUnsound(link);
    this.judge(link, await this.versionOf(link.kind, link.ids));
  }

  /**
   * Checks a link inside a unit of work that has locked its order: nobody takes the link back before the unit ends.
   * @throws {BadRequest} `invalid_link` or `link_expired`
   */
  async verifyInUnit(unit: Unit, link: BroughtLink): Promise<void> {
    refuseUnsound(link);
    this.judge(link, await this.versionOf(link.kind, link.ids, within(unit)));
  }

  /** Takes back the links of a kind and record made so far, inside a unit of work that has locked their order. */
  async revoke(unit: Unit, companyId: number, kind: LinkPurpose, ids: LinkIds): Promise<void> {
    await unit.execute(
      `insert into link_versions (kind, record, version, company_id) values (?, ?, 2, ?)
       on conflict (kind, record) do update set version = link_versions.version + 1`,
      [kind, recordOf(ids), companyId],
    );
  }

  private judge({ kind, ids, exp = 0, sig }: BroughtLink, version: number): void {
    const { secret } = this.options;
    const verdict = verifyLink({ purpose: kind, ids, version, exp }, sig, secret, this.clock.now());
    if (verdict === 'invalid') throw new BadRequest('invalid_link');
    if (verdict === 'expired') throw new BadRequest('link_expired');
  }
}

/** Refuses what no link says, before it gets to the database. */
function refuseUnsound({ ids, exp, sig }: BroughtLink): void {
  const areSound = Object.values(ids).every((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31);
  if (!areSound || exp === undefined || sig === undefined) throw new BadRequest('invalid_link');
}

function recordOf(ids: LinkIds): string {
  return recordIds.flatMap((name) => (ids[name] === undefined ? [] : [`${name}=${ids[name]}`])).join('&');
}
