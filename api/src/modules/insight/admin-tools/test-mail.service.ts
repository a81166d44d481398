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
import { testMailText } from './test-mail-text.js';

/** Test mails: real ones, by which administrators see whether mail leaves the installation. */
export class TestMailService {
  constructor(
    private readonly db: Database,
    private readonly users: UserService,
    private readonly mails: MailService,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
    private readonly hasServer: boolean,
  ) {}

  /** Puts a mail into the outbox; a job delivers it. Limited: it goes to whatever address somebody types. */
  async send(
    { userId }: Pick<Principal, 'userId'>,
    email: string,
    language: UiLanguage,
  ): Promise<TestMailReceipt> {
    await this.limits.consume('test-mail', String(userId));
    const me = await this.users.getMe(userId);
    const to = email.trim();
    const { subject, paragraphs } = testMailText(`${me.name} (${me.email})`, this.clock.now(), language);
    const outbox_id = await this.db.acrossCompanies((unit) =>
      this.mails.queueOwn(unit, {
        cause: `test mail ${randomUUID()}`,
        language,
        recipient: { name: null, email: to },
        replyTo: me.email,
        subject,
        body: paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join(''),
      }),
    );
    this.mails.scheduleDelivery();
    const { hasServer } = this;
    return {
      outbox_id,
      to,
      status: 'queued',
      mail_server: hasServer,
      message: testMailMessage(language, hasServer),
    };
  }
}
