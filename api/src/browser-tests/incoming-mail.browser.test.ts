import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { demoPdf } from '../demo/demo-pdf.js';
import type { MessagePage } from '../modules/correspondence/messages/message.dto.js';
import {
  startImapTestServer,
  type ImapTestServer,
} from '../platform/incoming-mail/testing/imap-test-server.js';
import { acceptRequest, anOrder, type TestOrder } from '../testing/orders.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Files } from './testing/downloads.js';
import { Product } from './testing/product.js';
import { Screen } from './testing/screen.js';
import { until } from './testing/until.js';

describe('an answer that comes by mail', () => {
  const browser = useBrowser();
  const pod = demoPdf(['CMR 1', 'Towar otrzymano bez uwag.']);
  const files = new Files();
  let imap: ImapTestServer;
  let product: Product;
  let owner: SignedIn;
  let order: TestOrder;

  beforeAll(async () => {
    imap = await startImapTestServer();
    product = await Product.start({ settings: { IMAP_URL: imap.url } });
    const company = await aCompany(product);
    owner = company;
    order = await anOrder(company);
    await acceptRequest(order, 1);
  });
  afterEach(() => files.remove());
  afterAll(async () => {
    await product.stop();
    await imap.close();
  });

  /** Answers the mail of the order as a mail program does, with a file. */
  async function answer(): Promise<void> {
    const find = async () => {
      const [mail] = await product.rows<{ header: string; to: string; company: string }>(
        `select o.message_id_header as header, o.to_address as to, o.from_address as company
         from mail_outbox o join messages m on m.id = o.message_id where m.order_id = $1 and o.status = 'sent'`,
        [order.id],
      );
      return mail;
    };
    const mail = await until(find, 'mail of the order');
    const { message } = await createTransport({
      streamTransport: true,
      buffer: true,
      newline: 'windows',
    }).sendMail({
      from: `Jan Ładny <${mail.to}>`,
      to: mail.company,
      subject: 'Re: Potwierdzenie',
      inReplyTo: mail.header,
      text: 'Dzień dobry,\n\npotwierdzamy odbiór. POD w załączniku.',
      attachments: [
        { filename: 'POD podpisany.pdf', content: pod },
        { filename: 'pusty.txt', content: '' },
      ],
    });
    imap.deliver((message as unknown as Buffer).toString());
  }

  it('stands unread in the feed, belongs to its order, and its files can be saved', async () => {
    await answer();
    await until(
      async () => (await owner.api.read<MessagePage>('/messages', { message_type: 'incoming' })).items[0],
      'received message',
    );
    const visitor = await openDesk(browser, product, owner, '/activities', { width: 360, height: 760 });
    const { screen } = visitor;
    await files.receive(visitor);
    await screen.in('main').click('link', /^Nieprzeczytane Wiadomość odebrana Jan Ładny Re: Potwierdzenie/);
    await screen.has('heading', 'Re: Potwierdzenie');
    await screen.has('link', `Zlecenie #${order.id}`);
    const mail = new Screen(await visitor.frame());
    await mail.says('potwierdzamy odbiór. POD w załączniku.');
    const attached = screen.in('region', 'Załączniki');
    await attached.says('POD podpisany.pdf', 'pusty.txt', 'Plików bez przycisku pobierania nie zapisano');
    expect(await attached.count('button')).toBe(1);
    await attached.click('button', 'Pobierz POD podpisany.pdf');
    expect((await files.downloaded('POD podpisany.pdf')).equals(pod)).toBe(true);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
