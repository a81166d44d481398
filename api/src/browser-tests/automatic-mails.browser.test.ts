import { beforeAll, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { JOBS_SCHEMA, JOBS_TABLE } from '../platform/jobs/agenda-postgres.js';
import type { CompanySettings } from '../modules/identity/settings/company-settings.dto.js';
import { anOrderAt, type TestOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { linkIn } from './testing/mailbox.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';

describe('mails that go to clients by themselves', () => {
  // At whatever hour the test runs.
  const product = useProduct({ settings: { REMINDER_HOURS: '0-24' } });
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  const settings = () => owner.api.read<CompanySettings>('/company-settings');
  const template = (type: string) => openDesk(browser, product(), owner, `/user-settings/templates/${type}`);
  const page = ({ id }: TestOrder) => openDesk(browser, product(), owner, `/offer/${id}`);

  /** As if the offer had left so many days ago. */
  async function dateOfferBack({ id }: TestOrder, days: number): Promise<void> {
    await product().rows(
      `with offer as (
         update client_offers set created_at = created_at - make_interval(days => $2) where order_id = $1 returning id)
       update mail_outbox set sent_at = sent_at - make_interval(days => $2)
       where cause in (select 'client offer ' || id from offer)`,
      [id, days],
    );
  }

  /** Has the job look now, that looks every few minutes, until something is there. */
  async function lookUntil<T>(find: () => Promise<T | undefined>, what: string): Promise<T> {
    return until(async () => {
      await product().rows(
        `update ${JOBS_SCHEMA}.${JOBS_TABLE} set next_run_at = now()
         where name = 'orders.follow-up-offers' and locked_at is null`,
      );
      return find();
    }, what);
  }

  /** Waits until the mail of an offer has left. */
  async function hasLeft({ client }: TestOrder): Promise<void> {
    await product().mails.mailTo(client.email ?? '', /^Oferta transportowa/);
  }

  it('confirm an order once the owner has switched that on, which the order page says before and after', async () => {
    await owner.api.change('/company-settings', { send_order_acceptance: false });
    const before = await anOrderAt(product(), owner, OrderStatus.AcceptedByClient);
    const unannounced = await page(before);
    await unannounced.screen.click('button', /^Utwórz zlecenie/);
    await unannounced.screen.in('status').says('Utworzono zlecenie');

    const visitor = await template('order_acceptance');
    const { screen } = visitor;
    await screen.in('navigation', 'Rodzaje wiadomości').has('link', /^Przyjęcie zlecenia.*Nie jest wysyłane/);
    await screen.in('main').says('Dopóki to jest wyłączone, nikt jej nie dostaje.');
    await screen.click('checkbox', 'Wysyłaj tę wiadomość przy utworzeniu zlecenia');
    await screen.in('status').says('Zapisano: wiadomość będzie wysyłana');
    await screen.in('main').says('Teraz wysyłany jest ten tekst');
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    expect(await settings()).toMatchObject({ send_order_acceptance: true, follow_up_days: null });

    const order = await anOrderAt(product(), owner, OrderStatus.AcceptedByClient);
    const email = order.client.email ?? '';
    const desk = await page(order);
    await desk.screen.click('button', /^Utwórz zlecenie/);
    const dialog = desk.screen.in('dialog', /^Utworzyć zlecenie\?/);
    await dialog.says(`Klient dostanie potwierdzenie na adres ${email}`);
    await desk.screen.isSettled();
    expect(await seriousFaults(desk)).toEqual([]);
    await dialog.click('button', 'Utwórz zlecenie');
    await desk.screen.in('status').says('Utworzono zlecenie, a klient dostanie potwierdzenie');
    await desk.screen.hasNo('dialog', /^Utworzyć zlecenie\?/);
    const mail = await product().mails.mailTo(email, /^Zlecenie transportowe przyjęte do realizacji · #/);
    expect(mail.text).toContain('Gdańsk');
    await desk.screen.in('region', 'Klient').says('Potwierdzenie zlecenia', 'Przekazana serwerowi poczty');
    await desk.screen.click('button', 'Historia');
    await desk.screen.in('dialog', 'Historia').says('Potwierdzono klientowi zlecenie', email);
  });

  it('remind of an offer once the owner has said after how many days, unless somebody switches it off', async () => {
    await owner.api.change('/company-settings', { follow_up_days: null });
    const visitor = await template('follow_up');
    const { screen } = visitor;
    await screen.click('checkbox', 'Przypominaj klientom, którzy nie odpowiedzieli na ofertę');
    await screen.in('status').says('Zapisano: wiadomość będzie wysyłana');
    await screen.in('main').says('zachowują swój dotychczasowy dzień: nic nie wychodzi od razu');
    await screen.fill('Dni bez odpowiedzi', '61');
    await screen.hasFault('Dni bez odpowiedzi', 'Liczba całkowita od 1 do 60');
    await screen.fill('Dni bez odpowiedzi', '2');
    await visitor.press('Enter');
    await until(
      async () => ((await settings()).follow_up_days === 2 ? true : undefined),
      'the number of days to be kept',
    );
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);

    const order = await anOrderAt(product(), owner, OrderStatus.SentToClient);
    const email = order.client.email ?? '';
    const other = await anOrderAt(product(), owner, OrderStatus.SentToClient);
    await hasLeft(order);
    await hasLeft(other);
    // Since the company reminds, too: whose day was before would be left alone.
    await product().rows(
      `update company_settings set follow_up_since = follow_up_since - interval '10 days' where company_id = $1`,
      [owner.companyId],
    );
    const desk = await page(order);
    await desk.screen.in('main').says(/Jeśli klient nie odpowie, \d+ \S+ dostanie przypomnienie/);
    await desk.screen.isSettled();
    expect(await seriousFaults(desk)).toEqual([]);

    const silent = await page(other);
    await silent.screen.in('main').click('button', 'Nie przypominaj');
    await silent.screen
      .in('main')
      .says('Klient nie dostanie przypomnienia: jest wyłączone dla tego zlecenia.');
    await silent.screen.in('main').has('button', 'Jednak przypomnij');

    for (const one of [order, other]) await dateOfferBack(one, 4);
    const mail = await lookUntil(
      async () =>
        (await product().mails.allTo(email)).find(({ subject }) => /^Czy możemy pomóc/.test(subject)),
      'reminder',
    );
    await desk.reload();
    await desk.screen.in('main').says(`Przypomnienie na ${email}`, 'Przekazana serwerowi poczty');
    await desk.screen.click('button', 'Historia');
    await desk.screen.in('dialog', 'Historia').says('Przypomniano klientowi o ofercie', 'automatycznie');

    const offer = await product().mails.mailTo(email, /^Oferta transportowa/);
    expect(linkIn(mail).href).toBe(linkIn(offer).href);
    const client = await browser.visitor({ width: 360, height: 760 });
    await client.open(linkIn(mail));
    await client.screen.has('button', 'Przyjmij ofertę');
    // A reminder that could not be written; somebody has it tried anew.
    await product().rows(`update orders set follow_up_off = false where id = $1`, [other.id]);
    await product().rows(
      `update client_offers set created_at = now(),
         mail_troubles = '{"follow_up": {"tries": 6, "next_try_at": null}}' where order_id = $1`,
      [other.id],
    );
    await silent.reload();
    await silent.screen.in('main').says('Klient nie dostał przypomnienia: nie udało się go przygotować.');
    await silent.screen.isSettled();
    expect(await seriousFaults(silent)).toEqual([]);
    await silent.screen.in('main').click('button', 'Spróbuj ponownie');
    await silent.screen.in('main').says(/Jeśli klient nie odpowie, \d+ \S+ dostanie przypomnienie/);
    const toOther = await product().mails.allTo(other.client.email ?? '');
    expect(toOther.filter(({ subject }) => /^Czy możemy pomóc/.test(subject))).toEqual([]);
  });
});
