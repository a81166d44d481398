import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { ClientDto } from '../modules/directory/clients/client.dto.js';
import { builtInTemplate } from '../modules/correspondence/outbox/mail.service.js';
import type { MessagePage } from '../modules/correspondence/messages/message.dto.js';
import {
  startTranslationServer,
  type TranslationServer,
} from '../platform/translation/testing/translation-server.js';
import { aClient } from '../testing/directory.js';
import { openMail, shortLinkIn } from '../testing/links.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { Product } from './testing/product.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

type Owner = Awaited<ReturnType<typeof aCompany>>;

const norwegian = { country_id: 21, post_code: '5003', city: 'Bergen' };

const subject = 'Temat';
const message = 'Wiadomość';

describe('mails to clients', () => {
  const refuseRecipients: Record<string, number> = {};
  let held: Promise<void> | undefined;
  let release = () => undefined as void;
  let translations: TranslationServer;
  let product: Product;
  const browser = useBrowser();

  beforeAll(async () => {
    translations = await startTranslationServer();
    product = await Product.start({
      settings: { TRANSLATE_URL: translations.url },
      mailServer: { refuseRecipients, onMessage: () => held },
    });
  });
  afterEach(() => {
    release();
    translations.answerWith(null);
  });
  afterAll(async () => {
    await product.stop();
    await translations.close();
  });

  function holdMails(): void {
    held = new Promise((resolve) => {
      release = resolve;
    });
  }
  const desk = (owner: SignedIn, path: string) => openDesk(browser, product, owner, path);

  /** Selects clients of the directory and opens the dialog in which they are written to. */
  async function writeTo(visitor: Visitor, clients: readonly ClientDto[]) {
    const { screen } = visitor;
    for (const { name } of clients) await screen.click('checkbox', `Zaznacz ${name}`);
    await screen.in('main').click('button', `Wyślij e-mail (${clients.length})`);
    const dialog = screen.in('dialog', /^Wyślij zaproszenie e-mailem/);
    await dialog.has('field', subject);
    return dialog;
  }

  async function aDirectory(): Promise<{ owner: Owner; clients: ClientDto[] }> {
    const owner = await aCompany(product);
    const clients = [
      await aClient(owner, { name: 'Aker Møbler', ...norwegian }),
      await aClient(owner, { name: 'Bergen Fisk', ...norwegian }),
      await aClient(owner, { name: 'Cukrownia Kujawy' }),
    ];
    await aClient(owner, { name: 'Bez Maila', email: null });
    return { owner, clients };
  }

  it('go to all of one country in its language, each with their name and a link that works', async () => {
    const { owner, clients } = await aDirectory();
    const [first, second] = clients;
    if (!first || !second) throw new Error('No clients');
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    expect(await screen.attribute('checkbox', 'Zaznacz Bez Maila', 'disabled')).not.toBeNull();
    const isOff = await screen.attribute('button', /^Wyślij e-mail$/, 'aria-disabled');
    expect(isOff).toBe('true');
    const dialog = await writeTo(visitor, clients);
    // They are in two countries: each gets their own language, and what it says can be read before.
    await dialog.says('Każdy dostanie swój język: norweski (2), polski (1).');
    const copy = dialog.in('group', 'Temat, tylko do odczytu');
    const subject = builtInTemplate('quote_request', 'no').subject.replace('{{company}}', owner.companyName);
    await copy.says(subject);
    await dialog.click('button', 'Usuń z odbiorców: Cukrownia Kujawy');
    await dialog.says('Odbiorcy (2)', 'Wyjdzie tłumaczenie: norweski.');
    await copy.says(subject);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await dialog.click('button', 'Podgląd');
    await dialog.says('Tak zobaczy to: Aker Møbler');
    expect(await seriousFaults(visitor)).toEqual([]);
    holdMails();
    await dialog.click('button', 'Wyślij do 2 klientów');
    const progress = screen.in('dialog', /^Wysyłanie e-maili/);
    await progress.says('Wysłano do 0 z 2 klientów · 0%');
    expect(await seriousFaults(visitor)).toEqual([]);
    // It can be left, goes on, and is found again.
    await progress.click('button', 'Pracuj dalej');
    await screen.says('”: 0 z 2');
    await visitor.reload();
    await screen.click('button', 'Pokaż');
    await progress.says('Wysłano do 0 z 2 klientów');
    release();
    await screen.hasNo('dialog');
    await screen.in('status').says('Wysłano do 2 klientów');

    for (const client of [first, second]) {
      const mail = await product.mails.mailTo(client.email ?? '', /Rask transportpris/);
      expect(mail).toMatchObject({ language: 'no', replyTo: owner.me.email });
      expect(mail.text).toContain(`Hei, ${client.name}!`);
      const { url } = await openMail(product, mail.html);
      expect(url.searchParams.get('client_id')).toBe(String(client.id));
    }
    const stranger = await browser.visitor({ width: 360, height: 760 });
    const mail = await product.mails.mailTo(first.email ?? '', /./);
    await stranger.open(shortLinkIn(mail.html));
    await stranger.screen.has('field', /^Antall paller/);
    expect((await owner.api.read<MessagePage>('/messages', { client_id: first.id })).total).toBe(1);
  });

  it('in own words are translated by the service, and go out as they are when it fails', async () => {
    const { owner, clients } = await aDirectory();
    const [first] = clients;
    if (!first) throw new Error('No clients');
    const visitor = await desk(owner, '/client-directory');
    const dialog = await writeTo(visitor, [first]);
    await dialog.fill(message, 'Wolne miejsca w piątek, {{name}} {{klient}}');
    // What the server fills is marked while it is written, and what nobody fills as a warning.
    const marked = await visitor.page.$$eval('[role=dialog] mark', (marks) =>
      marks.map((mark) => [
        mark.textContent.replace(/[\u2060\xA0]+/g, ' '),
        mark.hasAttribute('data-unknown'),
      ]),
    );
    expect(marked).toEqual([
      [` ${owner.companyName} `, false],
      [' nazwa odbiorcy ', false],
      ['{{klient}}', true],
    ]);
    await dialog.says('Tych znaczników nikt nie wypełni: {{klient}}');
    // A name goes whole.
    await dialog.fill(message, 'W piątek, {{name}}');
    await visitor.press('Backspace');
    expect(await dialog.value(message)).toBe('W piątek, ');
    await dialog.fill(message, 'Wolne miejsca w piątek, {{name}}');
    await dialog.in('group', 'Wiadomość, tylko do odczytu').says('no: Wolne');
    await dialog.says('Wyjdzie tłumaczenie: norweski.');
    translations.answerWith((response) => void response.writeHead(500).end());
    await dialog.fill(message, 'Wolne miejsca w sobotę, {{name}}');
    await dialog.says('Wyjdzie tekst oryginalny, bez tłumaczenia.');
    await visitor.press('Control+Enter');
    const mail = await product.mails.mailTo(first.email ?? '', /./);
    expect(mail.text).toContain('Wolne miejsca w sobotę, Aker Møbler');
    await visitor.hasTrouble(/503/);
  });

  it('that could not be delivered are named with the reason, and sent again', async () => {
    const { owner, clients } = await aDirectory();
    const [lost, reached] = clients;
    if (!lost || !reached) throw new Error('No clients');
    refuseRecipients[lost.email ?? ''] = 550;
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    const dialog = await writeTo(visitor, [lost, reached]);
    await dialog.says('Wyjdzie tłumaczenie');
    await dialog.click('button', 'Wyślij do 2 klientów');
    const progress = screen.in('dialog', /^Wysyłanie e-maili/);
    await progress.says('1 wiadomość nie dotarła', 'no mail for');
    delete refuseRecipients[lost.email ?? ''];
    await progress.click('button', 'Wyślij ponownie');
    await screen.hasNo('dialog');
    await product.mails.mailTo(lost.email ?? '', /./);
    expect(await product.mails.allTo(reached.email ?? '')).toHaveLength(1);
  });

  it('to many are found again later: how far they are, whom they did not reach, who sent them', async () => {
    const { owner, clients } = await aDirectory();
    const [lost, reached] = clients;
    if (!lost || !reached) throw new Error('No clients');
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    await screen.click('button', 'Więcej działań');
    await screen.click('menuitem', 'Wysłane e-maile');
    await screen.says('Nie ma jeszcze e-maila do wielu klientów');
    await screen.click('link', 'Przejdź do klientów');
    await visitor.isAt(/^\/client-directory/);

    refuseRecipients[lost.email ?? ''] = 550;
    const mail = { subject: 'Jesienne terminy', message: 'Dzień dobry {{name}}' };
    const client_ids = [lost.id, reached.id];
    await owner.api.act('/send-email-to-clients', { ...mail, client_ids });
    await product.mails.mailTo(reached.email ?? '', /Jesienne terminy/);
    await screen.click('button', 'Więcej działań');
    await screen.click('menuitem', 'Wysłane e-maile');
    await screen.in('table', 'E-maile do wielu klientów').says('Jesienne terminy', '1 z 2', owner.me.name);
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    await screen.click('button', 'E-maile: wszystkie');
    await screen.click('menuitem', 'zakończone');
    await screen.says('Nic nie pasuje do filtrów');
    await screen.click('button', 'Wyczyść filtry');
    await screen.click('link', 'Jesienne terminy');
    await screen.says('2 klientów', '1 z 2', 'no mail for');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    delete refuseRecipients[lost.email ?? ''];
    await screen.click('button', 'Wyślij ponownie');
    await screen.says('2 z 2');
    await product.mails.mailTo(lost.email ?? '', /Jesienne terminy/);
  });

  it('that were typed and not sent are forgotten when their writer signs out', async () => {
    const { owner, clients } = await aDirectory();
    const [, , polish] = clients;
    if (!polish) throw new Error('No clients');
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    const draft = () => visitor.kept(`frakto.draft.letter.${owner.id}.client-${polish.id}`);
    await visitor.keep({ [`frakto.letter.${owner.id}.many`]: '{"subject":"Z poprzedniej wersji"}' });
    await screen.click('button', `Napisz do: ${polish.name}`);
    const dialog = screen.in('dialog', /^Wiadomość do: Cukrownia Kujawy/);
    await dialog.fill(subject, 'Paleta gratis');
    await until(async () => ((await draft()) ? true : undefined), 'draft');
    await visitor.reload();
    await screen.click('button', 'Wyloguj');
    await screen.has('form', 'Zaloguj się');
    expect(await draft()).toBeNull();
    expect(await visitor.kept(`frakto.letter.${owner.id}.many`)).toBeNull();
  });

  it('keep what was typed through a closed window, until it is sent or given up', async () => {
    const { owner, clients } = await aDirectory();
    const [, , polish] = clients;
    if (!polish) throw new Error('No clients');
    const visitor = await desk(owner, '/client-directory');
    const { screen } = visitor;
    const open = async () => {
      await screen.click('button', `Napisz do: ${polish.name}`);
      const dialog = screen.in('dialog', /^Wiadomość do: Cukrownia Kujawy/);
      await dialog.has('field', subject);
      return dialog;
    };
    const dialog = await open();
    await dialog.fill(subject, 'Paleta gratis');
    await until(
      async () =>
        (await visitor.kept(`frakto.draft.letter.${owner.id}.client-${polish.id}`)) ? true : undefined,
      'draft',
    );
    await visitor.reload();
    await open();
    expect(await dialog.value(subject)).toBe('Paleta gratis');
    await dialog.says('To tekst, który nie został jeszcze wysłany.');
    await visitor.press('Control+Enter');
    await screen.in('status').says(`Wiadomość wychodzi do ${polish.email}`);
    await product.mails.mailTo(polish.email ?? '', /Paleta gratis/);
    await open();
    expect(await dialog.value(subject)).not.toBe('Paleta gratis');
    await dialog.says('Wcześniejsze wiadomości (1)');
  });

  it('answer what came in', async () => {
    const owner = await aCompany(product);
    const client = await aClient(owner, { name: 'Pytająca Firma' });
    const [row] = await product.rows<{ id: number }>(
      `insert into messages (company_id, type, message_type, subject, body, excerpt, sender_name, sender_email,
         recipient_email, client_id, status)
       values ($1, 'quote_request', 'incoming', 'Pytanie o termin', '<p>Kiedy?</p>', 'Kiedy?', 'Jan Ładny',
         'jan@klient.example', 'biuro@forwarder.example', $2, 'delivered') returning id`,
      [owner.companyId, client.id],
    );
    const visitor = await desk(owner, `/message/${row?.id}`);
    const { screen } = visitor;
    await screen.click('button', 'Odpowiedz');
    const dialog = screen.in('form', /^Wiadomość do: Jan Ładny/);
    expect(await dialog.value(subject)).toBe('Re: Pytanie o termin');
    await dialog.fill(message, 'W piątek, {{name}}.');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Wyślij');
    await screen.hasNo('form', /^Wiadomość do/);
    // It stands in the conversation that it answers.
    await screen.in('list', 'Później w tej rozmowie').says('W piątek, Jan Ładny.');
    const mail = await product.mails.mailTo('jan@klient.example', /^Re: Pytanie o termin$/);
    expect(mail.text).toContain('W piątek, Jan Ładny.');
    // What was written before stands above the whole of the answer, its head too.
    const [answer] = await product.rows<{ id: number }>(
      "select id from messages where company_id = $1 and message_type = 'outgoing' order by id desc limit 1",
      [owner.companyId],
    );
    const later = await desk(owner, `/message/${answer?.id}`);
    await later.screen.in('list', 'Wcześniej w tej rozmowie').says('Kiedy?');
    const isAbove = await later.page.$eval('ol[aria-label="Wcześniej w tej rozmowie"]', (list) => {
      const head = document.querySelector('main dl');
      return head !== null && list.compareDocumentPosition(head) === Node.DOCUMENT_POSITION_FOLLOWING;
    });
    expect(isAbove).toBe(true);
  });
});
