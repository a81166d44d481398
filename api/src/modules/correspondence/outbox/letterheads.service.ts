import { sql } from '../../../platform/db/sql.js';
import type { Database } from '../../../platform/db/database.js';
import type { CompanyService } from '../../identity/index.js';
import type { MailType } from './built-in/mail-template.js';
import type { Mailing } from './mail-order.js';
import type { Letterhead, OwnText } from './written-mail.js';

/** A company's own texts of mails. */
export interface OwnTexts {
  /** Null when the company has none of its own. */
  findOwnText(companyId: number, type: MailType): Promise<OwnText | null>;
}

interface LetterheadsDeps {
  db: Database;
  companies: CompanyService;
  ownTexts: OwnTexts;
  mailDomain: string;
}

/** What a company's mails have in common: whom they come from, where answers go, the company's own words. */
export class Letterheads {
  constructor(private readonly deps: LetterheadsDeps) {}

  /** The domain that mails come from. */
  get domain(): string {
    return this.deps.mailDomain;
  }

  /** Of a company's mails of a type; answers go to the user who has them sent. */
  async of({ companyId, userId, type }: Mailing): Promise<Letterhead> {
    const [sender, replyTo, ownText] = await Promise.all([
      this.deps.companies.getSender(companyId),
      this.addressOf(userId),
      this.deps.ownTexts.findOwnText(companyId, type),
    ]);
    return { sender, domain: this.domain, replyTo, ownText };
  }

  /** Of what is told in the product's words alone, or in those of whoever writes. */
  async plain(companyId: number, replyTo: string | null): Promise<Letterhead> {
    const sender = await this.deps.companies.getSender(companyId);
    return { sender, domain: this.domain, replyTo, ownText: null };
  }

  private async addressOf(userId: number | null): Promise<string | null> {
    if (userId === null) return null;
    const { rows } = await sql<{
      email: string;
    }>`select email from identity_people where id = ${userId}`.execute(this.deps.db.reads);
    return rows[0]?.email ?? null;
  }
}
