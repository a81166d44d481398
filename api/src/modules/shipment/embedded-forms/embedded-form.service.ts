import { randomBytes } from 'node:crypto';
import { connectionOf } from '../../../platform/db/connection-of.js';
import type { Database } from '../../../platform/db/database.js';
import { sql, type Queryable } from '../../../platform/db/sql.js';
import { NotFound } from '../../../platform/http/errors.js';
import type { Member } from '../../../platform/http/principal.js';
import type {
  EmbeddedForm,
  EmbeddedFormKind,
  EmbeddedFormUpdate,
  EmbeddedTheme,
} from './embedded-form.dto.js';
import { originOf } from './site.js';

/** A form as strangers reach it by its code. */
export interface OpenForm {
  company_id: number;
  company_name: string;
  code: string;
  sites: string[];
  confirm_requests: boolean;
  accent: string | null;
  theme: EmbeddedTheme;
}

const codePattern = /^[A-Za-z0-9_-]{22}$/;
const newCode = (): string => randomBytes(16).toString('base64url');

/** The forms that companies have on their websites. */
export class EmbeddedFormService {
  constructor(
    private readonly db: Database,
    private readonly publicUrl: string,
  ) {}

  /** The company's form; off and without a code until it is saved first. */
  async getForm({ companyId }: Pick<Member, 'companyId'>): Promise<EmbeddedForm> {
    return this.read(this.db.reads, companyId);
  }

  /** Changes what is given; the first time the form gets its code. */
  async updateForm({ companyId }: Member, change: EmbeddedFormUpdate): Promise<EmbeddedForm> {
    const {
      is_on = null,
      takes_carriers = null,
      sites,
      confirm_requests = null,
      accent,
      theme = null,
    } = change;
    const origins = sites && [...new Set(sites.flatMap((site) => originOf(site) ?? []))];
    return this.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      await sql`insert into embedded_forms (company_id, code) values (${companyId}, ${newCode()})
        on conflict (company_id) do nothing`.execute(on);
      await sql`
        update embedded_forms set is_on = coalesce(${is_on}::boolean, is_on),
          takes_carriers = coalesce(${takes_carriers}::boolean, takes_carriers),
          sites = coalesce(${origins ?? null}::text[], sites),
          confirm_requests = coalesce(${confirm_requests}::boolean, confirm_requests),
          accent = case when ${accent === undefined} then accent else lower(${accent ?? null}::text) end,
          theme = coalesce(${theme}::text, theme), updated_at = now()
        where company_id = ${companyId}`.execute(on);
      return this.read(on, companyId);
    });
  }

  /**
   * Gives the form another code: websites that name the former one show it no more.
   * @throws {NotFound} when it has none
   */
  async renewCode({ companyId }: Member): Promise<EmbeddedForm> {
    return this.db.inCompany(companyId, async (unit) => {
      const on = connectionOf(unit);
      const { rows } = await sql`update embedded_forms set code = ${newCode()}, updated_at = now()
        where company_id = ${companyId} returning id`.execute(on);
      if (rows.length === 0) throw new NotFound();
      return this.read(on, companyId);
    });
  }

  /** The form of a code; null when there is none, or the one of that kind is off. */
  async findOpen(code: string, kind: EmbeddedFormKind): Promise<OpenForm | null> {
    if (!codePattern.test(code)) return null;
    const { rows } = await sql<OpenForm>`
      select f.company_id, c.name as company_name, f.code, f.sites, f.confirm_requests, f.accent, f.theme
      from embedded_forms f join identity_companies c on c.id = f.company_id
      where f.code = ${code} and ${kind === 'carrier' ? sql`f.takes_carriers` : sql`f.is_on`}`.execute(
      this.db.reads,
    );
    return rows[0] ?? null;
  }

  private async read(on: Queryable, companyId: number): Promise<EmbeddedForm> {
    const { rows } = await sql<Omit<EmbeddedForm, 'script_url' | 'carrier_url'>>`
      select is_on, takes_carriers, code, sites, confirm_requests, accent, theme, updated_at from embedded_forms
      where company_id = ${companyId}`.execute(on);
    const none = {
      is_on: false,
      takes_carriers: false,
      code: null,
      sites: [],
      confirm_requests: false,
      accent: null,
      theme: 'auto',
      updated_at: null,
    } as const;
    const form = rows[0] ?? none;
    const updated_at = form.updated_at && new Date(form.updated_at);
    const base = this.publicUrl.replace(/\/$/, '');
    return {
      ...form,
      sites: [...form.sites],
      updated_at,
      script_url: `${base}/embed.js`,
      carrier_url: form.code && `${base}/carrier-form/${form.code}`,
    };
  }
}
