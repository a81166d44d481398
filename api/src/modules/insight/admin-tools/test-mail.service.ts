import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db/database.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import type { Principal } from '../../../platform/http/principal.js';
import type { RateLimits } from '../../../platform/http/rate-limits.js';
import type { Clock } from '../../../platform/clock/clock.port.js';
import { escapeHtml } from '../../../kernel/text/escape-html.js';
import type { MailService } from '../../correspondence/index.js';
import type { UserService } from '../../identity/index.js';
import type { TestMailReceipt } from './admin-tools.dto.js';
import { testMailMessage } from './answer-texts.js';

/** What a test mail says; plain. */
interface TestMailText {
  subject: string;
  paragraphs: readonly string[];
}

type Wording = (sender: string, moment: string) => TestMailText;

const texts: Readonly<Record<UiLanguage, Wording>> = {
  pl: (sender, moment) => ({
    subject: 'Testowa wiadomość z Frakto',
    paragraphs: [
      'Dzień dobry!',
      `${sender} sprawdza, czy wiadomości z Frakto docierają. Ta dotarła, więc poczta działa.`,
      `Wysłano: ${moment}. Litery z ogonkami dla próby: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'Nie trzeba odpowiadać.',
    ],
  }),
  en: (sender, moment) => ({
    subject: 'A test mail from Frakto',
    paragraphs: [
      'Hello,',
      `${sender} is checking whether mails from Frakto arrive. This one did, so mail works.`,
      `Sent: ${moment}. Letters from elsewhere, to try them: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'There is no need to answer.',
    ],
  }),
  no: (sender, moment) => ({
    subject: 'En test-e-post fra Frakto',
    paragraphs: [
      'Hei!',
      `${sender} sjekker om e-poster fra Frakto kommer frem. Denne kom frem, så e-posten virker.`,
      `Sendt: ${moment}. Bokstaver fra andre steder, som en prøve: zażółć gęślą jaźń, Ærø, Tromsø, Århus.`,
      'Du trenger ikke å svare.',
    ],
  }),
};

const locales: Readonly<Record<UiLanguage, string>> = { pl: 'pl-PL', en: 'en-GB', no: 'nb-NO' };

/**
 * A test mail.
 * @param sender name and address of the administrator
 */
function testMailText(sender: string, now: Date, language: UiLanguage): TestMailText {
  const moment = new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: 'Europe/Warsaw',
  }).format(now);
  return texts[language](sender, moment);
}

interface TestMailServiceDeps {
  db: Database;
  users: UserService;
  mails: MailService;
  limits: RateLimits;
  clock: Clock;
  hasServer: boolean;
}

/** Test mails: real ones, by which administrators see whether mail leaves the installation. */
export class TestMailService {
  constructor(private readonly deps: TestMailServiceDeps) {}

  /** Puts a mail into the outbox; a job delivers it. Limited: it goes to whatever address somebody types. */
  async send(
    { userId }: Pick<Principal, 'userId'>,
    email: string,
    language: UiLanguage,
  ): Promise<TestMailReceipt> {
    await this.deps.limits.consume('test-mail', String(userId));
    const me = await this.deps.users.getMe(userId);
    const to = email.trim();
    const { subject, paragraphs } = testMailText(`${me.name} (${me.email})`, this.deps.clock.now(), language);
    const outbox_id = await this.deps.db.acrossCompanies((unit) =>
      this.deps.mails.queueOwn(unit, {
        cause: `test mail ${randomUUID()}`,
        language,
        recipient: { name: null, email: to },
        replyTo: me.email,
        subject,
        body: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
      }),
    );
    this.deps.mails.scheduleDelivery();
    const { hasServer } = this.deps;
    return {
      outbox_id,
      to,
      status: 'queued',
      mail_server: hasServer,
      message: testMailMessage(language, hasServer),
    };
  }
}
