import type { FilterQuery } from '@mikro-orm/core';
import { whenUndone, type Unit } from '../../../platform/db/database.js';
import { connectionOf } from '../../../platform/db/connection-of.js';
import { linkMinutes, type AccountLinkService } from '../accounts/account-links.service.js';
import {
  boundedName,
  type AccountMailReader,
  type AccountMailService,
} from '../accounts/account-mails.service.js';
import { readerOf } from '../accounts/account.service.js';
import type { Me } from '../accounts/auth.dto.js';
import { noticeBody } from '../../../kernel/links/stored-link.js';
import type { AccountOutbox } from '../accounts/account-outbox.js';
import type { StrangerLimits } from '../accounts/stranger-limits.service.js';
import { Invitation } from './invitation.entity.js';
import type { UiLanguage } from '../../../kernel/text/language.js';

/** A mail to somebody who is invited; `{{name}}` and `{{company}}` stand for the reader and the company. */
interface InvitationText {
  subject: string;
  /** Plain; the first one greets. */
  paragraphs: readonly string[];
  /** What the link to the product says. */
  link: string;
}

type Wording = (inviter: string) => InvitationText;

const texts: Readonly<Record<UiLanguage, Wording>> = {
  pl: (inviter) => ({
    subject: 'Zaproszenie do firmy {{company}}',
    paragraphs: [
      'Dzień dobry, {{name}}!',
      `${inviter} z firmy {{company}} zaprasza do wspólnej pracy.`,
      'Zaproszenie czeka na Twoim koncie Frakto: po zalogowaniu można je przyjąć albo odrzucić. Bez Twojej zgody nic się nie zmieni.',
    ],
    link: 'Zaloguj się i odpowiedz',
  }),
  en: (inviter) => ({
    subject: 'An invitation to {{company}}',
    paragraphs: [
      'Hello {{name}},',
      `${inviter} of {{company}} invites you to work together.`,
      'Once you have signed in to Frakto, you can accept or decline the invitation. Nothing changes unless you agree.',
    ],
    link: 'Sign in and answer',
  }),
  no: (inviter) => ({
    subject: 'Invitasjon til {{company}}',
    paragraphs: [
      'Hei, {{name}}!',
      `${inviter} i {{company}} inviterer deg til å jobbe sammen.`,
      'Når du har logget inn på Frakto, kan du godta eller avslå invitasjonen. Ingenting endres uten at du sier ja.',
    ],
    link: 'Logg inn og svar',
  }),
};

/** What to write, in the reader's language. */
function invitationText(inviter: { name: string; email: string }, language: UiLanguage): InvitationText {
  return texts[language](`${inviter.name} (${inviter.email})`);
}

interface InvitationMailServiceDeps {
  outbox: AccountOutbox;
  accountMails: AccountMailService;
  links: AccountLinkService;
  strangers: StrangerLimits;
  /** Where people reach the product. */
  publicUrl: string;
}

/** Invitations and the mails that tell of them: none leaves any more once its invitation is over. */
export class InvitationMailService {
  constructor(private readonly deps: InvitationMailServiceDeps) {}

  /**
   * Counts a recipient who may be a stranger, before the mail is written.
   * @throws {TooManyRequests} when it is one stranger too many
   */
  async countStranger(unit: Unit, companyId: number, email: string): Promise<void> {
    whenUndone(unit, await this.deps.strangers.consume(connectionOf(unit), companyId, [email], false));
  }

  /** Tells somebody of their invitation: an account that is surely theirs they sign in to, everybody else needs a link. */
  async send(unit: Unit, invitation: Invitation, inviter: Me, reader: AccountMailReader | Me): Promise<void> {
    const isTheirs = 'id' in reader && reader.email_confirmed && !reader.password_set_by_other;
    if (isTheirs) await this.tell(unit, invitation, inviter, reader);
    else await this.mailLink(unit, invitation, inviter, reader);
  }

  /** Ends invitations; of one that is over, nobody is told any more. False when there were none. */
  async end(unit: Unit, which: FilterQuery<Invitation>): Promise<boolean> {
    const open = await unit.find(Invitation, which);
    const ended = await unit.nativeDelete(Invitation, which);
    await this.deps.outbox.takeBack(unit, open.map(causeOfInvitation));
    return ended > 0;
  }

  /** Has the outbox looked at, after the commit. */
  scheduleDelivery(): void {
    this.deps.outbox.scheduleDelivery();
  }

  /** Nothing in the mail is secret: who is invited answers when they have signed in. */
  private async tell(unit: Unit, invitation: Invitation, inviter: Me, invited: Me): Promise<void> {
    const { subject, paragraphs, link } = invitationText(
      { name: boundedName(inviter.name), email: inviter.email },
      invited.default_language,
    );
    await this.deps.outbox.replace(unit, causeOfInvitation(invitation));
    await this.deps.outbox.queueNotice(
      unit,
      { companyId: invitation.company_id, userId: inviter.id, type: 'company_invitation' },
      {
        cause: causeOfInvitation(invitation),
        language: invited.default_language,
        recipient: { name: invited.name, email: invited.email },
        replyTo: inviter.email,
        subject,
        body: noticeBody(paragraphs),
        action: { label: link, url: `${this.deps.publicUrl.replace(/\/$/, '')}/` },
      },
    );
  }

  /** The link is the reader's alone: the mail is the product's, and does not stand among the company's messages. */
  private async mailLink(
    unit: Unit,
    invitation: Invitation,
    inviter: Me,
    reader: AccountMailReader | Me,
  ): Promise<void> {
    const isUser = 'id' in reader;
    const mailed = await this.deps.links.make(unit, {
      purpose: 'join',
      email: reader.email,
      invitation: { id: invitation.id, cause: causeOfInvitation(invitation) },
      ...(isUser ? { userId: reader.id } : {}),
    });
    const facts = {
      by: `${boundedName(inviter.name)} (${inviter.email})`,
      company: boundedName(inviter.user_companies[0]?.company_name ?? ''),
      days: linkMinutes.join / 1440,
    };
    await this.deps.accountMails.queue(
      unit,
      isUser ? 'join_company' : 'join_as_new',
      isUser ? readerOf(reader) : reader,
      facts,
      mailed,
      invitation.company_id,
    );
  }
}

/** Waits for whoever deletes the company, whose invitations go with it. Others go on working with the company meanwhile. */
export async function lockCompanyOf(unit: Unit, id: number): Promise<void> {
  await unit.execute(
    'select from companies where id = (select company_id from company_invitations where id = ?) for key share',
    [id],
  );
}

/** What the mail about an invitation is sent for. */
export function causeOfInvitation({ id }: Pick<Invitation, 'id'>): string {
  return `company invitation ${id}`;
}
