import type { OutboxMailDetails, OutboxPage } from '../modules/correspondence/outbox/mail-outbox.dto.js';
import { anAdministrator, type TestUser } from './people.js';
import type { TestApp } from './test-app.js';

/** A mailbox of the outbox, as whoever reads its mails sees it. */
interface Mailbox {
  /** Subjects of the mails to an address, oldest first. */
  subjects(email: string): Promise<string[]>;
  /** The latest mail to an address. */
  latest(email: string): Promise<OutboxMailDetails>;
  /** The token of the link in the latest mail to an address. */
  token(email: string): Promise<string>;
}

/** The mails of a product that keeps them; read by an administrator of its own. */
export async function mailbox(app: TestApp): Promise<Mailbox> {
  const admin: TestUser = await anAdministrator(app);
  const mailsTo = async (email: string) => {
    await app.doJobs();
    const { items } = await admin.api.read<OutboxPage>('/mail-outbox', {
      q: email,
      sort: 'id',
      page_size: 100,
    });
    return items.filter(({ to }) => to === email);
  };
  const latest = async (email: string): Promise<OutboxMailDetails> => {
    const mail = (await mailsTo(email)).at(-1);
    if (!mail) throw new Error(`No mail went to ${email}`);
    return admin.api.read<OutboxMailDetails>(`/mail-outbox/${mail.id}`);
  };
  return {
    latest,
    subjects: async (email) => (await mailsTo(email)).map(({ subject }) => subject),
    async token(email) {
      const token = /[?&]token=([\w-]{43})/.exec((await latest(email)).html)?.[1];
      if (!token) throw new Error(`The latest mail to ${email} has no link`);
      return token;
    },
  };
}
