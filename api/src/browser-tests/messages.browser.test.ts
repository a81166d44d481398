import { beforeAll, describe, expect, it } from '@jest/globals';
import type { MessageDetails, MessagePage } from '../modules/correspondence/messages/message.dto.js';
import { mailToSomebody } from '../testing/messages.js';
import { acceptRequest, anOrder } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';
import { Screen } from './testing/screen.js';

describe('a message', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn;

  beforeAll(async () => {
    owner = await demoUser(product(), 'owner');
  });

  const desk = (path: string, user: SignedIn, options: DeskOptions = {}) =>
    openDesk(browser, product(), user, path, options);

  /** A message that came in, as whatever fetches mail would enter it. */
  async function aReceived(user: TestMember, body: string, order: number | null = null): Promise<number> {
    const [row] = await product().rows<{ id: number }>(
      `insert into messages (company_id, type, message_type, subject, body, excerpt, sender_name, sender_email,
         recipient_email, order_id, status)
       values ($1, 'quote_request', 'incoming', 'Pytanie o termin', $2, 'Czy można w piątek?', 'Jan Ładny',
         'jan@klient.example', 'biuro@forwarder.example', $3, 'delivered') returning id`,
      [user.companyId, body, order],
    );
    return row?.id ?? 0;
  }

  it('is opened from the feed, tells who wrote what and when, and is read then', async () => {
    const user = await aCompany(product());
    const order = await anOrder(user);
    const id = await aReceived(user, '<p>Czy można <b>w piątek</b>?</p>', order.id);
    const visitor = await desk('/activities', user);
    const { screen } = visitor;
    const menu = screen.in('navigation', 'Menu główne');
    await menu.has('link', /^Aktywności.* 1 nieprzeczytane/);
    await screen.in('main').click('link', /^Nieprzeczytane Wiadomość odebrana Jan Ładny Pytanie o termin/);
    await visitor.isAt(`/message/${id}`);
    await screen.has('heading', 'Pytanie o termin');
    await screen.in('main').says('Od Jan Ładny jan@klient.example', 'Do biuro@forwarder.example');
    const mail = new Screen(await visitor.frame());
    await mail.says('Czy można w piątek?');
    await menu.has('link', /^Aktywności$/);
    expect(await user.api.read<MessageDetails>(`/messages/${id}`)).toMatchObject({ status: 'read' });
    await screen.click('link', `Zlecenie #${order.id}`);
    await visitor.isAt(`/offer/${order.id}`);
    await visitor.page.goBack();
    await screen.click('link', 'Powrót do aktywności');
    await visitor.isAt('/activities');
    await screen.in('main').has('link', /^Wiadomość odebrana Jan Ładny/);
  });

  it('can do nothing to who reads it', async () => {
    const user = await aCompany(product());
    const hostile =
      '<p>Dzień dobry<img src=x onerror="parent.document.title=1"><img src="https://tracker.example/a.gif" alt="Zdjęcie palet"></p>' +
      '<script>parent.document.title = "taken"</script><form action="https://evil.example"><button>Zaloguj</button></form>' +
      '<a href="javascript:alert(1)">tu</a> <a href="https://klient.example/">strona</a><meta http-equiv="refresh" content="0;url=https://evil.example">';
    const id = await aReceived(user, hostile);
    const asked: string[] = [];
    const visitor = await desk(`/message/${id}`, user);
    visitor.page.on('request', (request) => asked.push(request.url()));
    const mail = new Screen(await visitor.frame());
    await mail.says('Dzień dobry', '[Zdjęcie palet]');
    await mail.hasNo('button');
    expect(await mail.attribute('link', 'strona', 'href')).toBe('https://klient.example/');
    expect(await mail.count('link')).toBe(1);
    expect(await visitor.page.title()).toBe('Pytanie o termin · Frakto');
    expect(asked.filter((url) => !url.startsWith(product().url))).toEqual([]);
    const frame = await visitor.page.$('main iframe');
    expect(await frame?.evaluate((one) => one.getAttribute('sandbox'))).not.toMatch(/scripts|forms|top/);
  });

  it('that could not be delivered says why, and is noticed in the feed', async () => {
    const user = await aCompany(product());
    const order = await anOrder(user);
    await acceptRequest(order, 1);
    await until(
      async () => (await user.api.read<MessagePage>('/messages', { status: 'delivered' })).items[0],
      'delivered message',
    );
    await product().rows(
      `update messages set status = 'failed', failure_reason = '550 no such mailbox' where order_id = $1`,
      [order.id],
    );
    const { screen } = await desk('/activities', user);
    const row = screen.in('main').in('link', /^Nieprzeczytane Wiadomość wysłana/);
    await row.says('Nie dostarczono');
    await screen.in('main').click('link', /^Nieprzeczytane Wiadomość wysłana/);
    await screen.in('main').says('Wiadomości nie udało się dostarczyć 550 no such mailbox');
    await screen.in('navigation', 'Menu główne').has('link', /^Aktywności$/);
    await screen.click('link', 'Powrót do aktywności');
    await screen
      .in('main')
      .in('link', /^Wiadomość wysłana/)
      .says('Nie dostarczono');
  });

  it('shows what becomes of it, and is deleted after a question', async () => {
    const user = await aCompany(product());
    const { id } = await user.api.create<MessageDetails>('/messages', mailToSomebody());
    const visitor = await desk(`/message/${id}`, user);
    const { screen } = visitor;
    await screen.in('main').says('Przekazana serwerowi poczty');
    await screen.click('button', 'Więcej działań');
    await screen.click('menuitem', 'Usuń wiadomość');
    const question = screen.in('dialog', /^Usunąć „Zapytanie o transport”/);
    await question.says('To, co wysłano, zostaje u adresata.');
    await question.click('button', 'Usuń wiadomość');
    await screen.in('status').says('Wiadomość usunięta');
    await visitor.isAt('/activities');
    await visitor.open(`${product().url}/message/${id}`);
    await screen.has('heading', 'Nie ma takiej wiadomości');
    visitor.forgetRefusals();
  });

  it.each([
    { language: 'pl', scheme: 'light', width: 1440 },
    { language: 'en', scheme: 'dark', width: 768 },
    { language: 'no', scheme: 'light', width: 360 },
  ] as const)('has no serious finding of axe and fits, $language, $scheme, $width', async (options) => {
    const { items } = await owner.api.read<MessagePage>('/messages', { type: 'offers_to_client' });
    const visitor = await desk(`/message/${items.at(-1)?.id}`, owner, options);
    const mail = new Screen(await visitor.frame());
    await mail.has('link');
    await visitor.screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const overflow = await visitor.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
