import type { Unit } from '../../../platform/db/database.js';
import type { StoredLink } from '../../../kernel/links/stored-link.js';
import type { MailLanguage } from '../../../kernel/text/language.js';

/** What accounts and invitations say to somebody. */
interface AccountNotice {
  /** Names what the mail is sent for; a second mail for the same cause is not sent. */
  cause: string;
  language: MailLanguage;
  recipient: { name: string | null; email: string };
  subject: string;
  /** HTML. */
  body: string;
  /** Where answers go; nowhere when left out. */
  replyTo?: string | null;
  /** The button that takes the place of `linkPlace` in the body. */
  action?: { label: string; url: string } | null;
}

/** The outbox as accounts and invitations use it; the application gives them that of the correspondence. */
export interface AccountOutbox {
  /** Writes what a company tells somebody, in the transaction of what caused it. */
  queueNotice(
    unit: Unit,
    from: { companyId: number; userId: number | null; type: string },
    notice: AccountNotice,
  ): Promise<void>;
  /** Writes what the product itself tells somebody. */
  queueOwn(
    unit: Unit,
    notice: AccountNotice & {
      links?: readonly StoredLink[];
      companyId?: number | null;
      /** Of the product, as the foot of the mail names it. */
      website?: string;
    },
  ): Promise<number>;
  /** Takes mails back, by their causes, that were not sent yet. */
  takeBack(unit: Unit, causes: readonly string[]): Promise<void>;
  /** Makes room for another mail of a cause. */
  replace(unit: Unit, cause: string): Promise<void>;
  /** Lets mails go that waited until the owner of their company had confirmed their address. */
  releaseConfirmed(unit: Unit, ownerId: number): Promise<void>;
  /** Deletes mails of a company that wait for its owner, with their messages. */
  withdrawWaiting(unit: Unit, companyId: number): Promise<void>;
  /** Has the outbox looked at, after the commit. */
  scheduleDelivery(): void;
}
