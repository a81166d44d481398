import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { OrderStatus } from '../kernel/order/order-status.js';
import { anOrderAt, chooseQuotes } from '../testing/orders.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { closedDesk, openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { Screen } from './testing/screen.js';

describe('texts of mails', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let owner: SignedIn & TestMember;

  beforeEach(async () => {
    owner = await aCompany(product());
  });

  const template = (body: string) =>
    owner.api.create('/email-templates', { template_type: 'offers_to_client', body });

  interface Mail {
    id: number;
    subject: string;
    text: string;
    html: string;
  }
  async function lastMail(): Promise<Mail> {
    const { api } = await demoUser(product(), 'admin');
    const { items } = await api.read<{ items: Mail[] }>('/mail-outbox', { sort: '-id', page_size: 1 });
    return api.read<Mail>(`/mail-outbox/${items[0]?.id}`);
  }

  it('show what is sent without an own one, in every language, and are where an own one starts', async () => {
    const visitor = await openDesk(browser, product(), owner, '/user-settings/templates/offers_to_client');
    const { screen } = visitor;
    const form = screen.in('form', 'Oferta dla klienta');
    await form.says('Teraz wysyłany jest ten tekst');
    await form.in('group', 'Temat').says('Oferta transportowa');
    await form.has('group', 'Treść');
    expect(await seriousFaults(visitor)).toEqual([]);
    await form.click('button', 'Język: polski');
    await screen.click('menuitem', 'niemiecki');
    await form.says('Transportangebot');
    const shown = await visitor.frame();
    await shown.waitForFunction(() => document.body.innerText.includes('Erika Mustermann'));
    // The button says what it says in the mail.
    await shown.waitForFunction(() => document.body.innerText.includes('Angebot ansehen und annehmen'));
    await form.click('button', 'Język: niemiecki');
    await screen.click('menuitem', 'polski');
    await form.says('Oferta transportowa');
    expect(await form.value('Treść')).toMatch(
      /^Dzień dobry, \u2060\xA0nazwa\xA0odbiorcy\xA0\u2060,\n\nprzesyłamy ofertę/,
    );
    await form.fill('Treść', '');
    await form.click('button', 'Zacznij od tego tekstu');
    await form.fill('Treść', `${await form.value('Treść')}\n\nDo usłyszenia.`);
    await form.saysNo('Teraz wysyłany jest ten tekst');
    await visitor.press('Control+Enter');
    await screen.in('status').says('Zapisano: Oferta dla klienta');
    const { items } = await owner.api.read<{ items: { body: string }[] }>('/email-templates');
    expect(items.map(({ body }) => body)).toEqual([expect.stringContaining('[OFFER ACCEPTANCE LINK]')]);
    await form.fill('Treść', '');
    await form.says('Tekst wbudowany');
    await form.saysNo('Teraz wysyłany jest ten tekst');
  });

  it('are shown whole and as dark as the page, with those that nobody gets folded away', async () => {
    const visitor = await openDesk(browser, product(), owner, '/user-settings/templates/offers_to_client', {
      width: 1440,
      height: 900,
    });
    const { page, screen } = visitor;
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
    const form = screen.in('form', 'Oferta dla klienta');
    await form.says('Teraz wysyłany jest ten tekst');
    const shown = await visitor.frame();
    await shown.waitForFunction(() => document.body.innerText.includes('Cena netto'));
    await shown.waitForFunction(
      () =>
        getComputedStyle(document.body).backgroundColor === 'rgb(25, 28, 29)' &&
        document.documentElement.scrollHeight === document.documentElement.clientHeight,
    );
    await screen.isSettled();
    expect(await seriousFaults(visitor)).toEqual([]);
    const list = screen.in('navigation', 'Rodzaje wiadomości');
    await list.hasNo('link', /^Przypomnienie/);
    await page.locator('summary ::-p-text(Nieużywane)').click();
    await list.click('link', /^Przypomnienie/);
    await screen.has('form', 'Przypomnienie');
    await list.has('link', /^Przypomnienie/);
    // Without room for both nothing is open until it is chosen, and none looks so.
    await page.setViewport({ width: 768, height: 1024 });
    await screen.click('link', 'Wszystkie szablony');
    await list.has('link', /^Oferta dla klienta/);
    expect(await page.$$('nav [aria-current=page][href^="/user-settings/templates/"]')).toEqual([]);
  });

  it('with looks are marked from the first on, say what nobody fills, and do not grow with their frame', async () => {
    const lines = Array.from({ length: 80 }, (_, line) => `<p>${line} {{klient}}</p>`);
    await template(`<p>Ahoj <b>{{name}}</b></p>\n${lines.join('\n')}`);
    const visitor = await openDesk(browser, product(), owner, '/user-settings/templates/offers_to_client');
    const { page, screen } = visitor;
    const form = screen.in('form', 'Oferta dla klienta');
    await form.says('Tych znaczników nikt nie wypełni: {{klient}}');
    await page.$eval('textarea[name=body]', (area) => area.scrollTo(0, 150));
    // The marks go with the words.
    await page.waitForFunction(() => {
      const top = (part: Element | null | undefined) => part?.getBoundingClientRect().top ?? Number.NaN;
      const mark = document.querySelector('form mark');
      return Math.round(top(mark?.parentElement) - top(mark?.parentElement?.parentElement)) === 3 - 150;
    });
    await form.fill('Treść', '<div style="height:100vh">Wysoki</div>');
    await form.saysNo('nikt nie wypełni');
    await page.waitForFunction(() =>
      document.querySelector<HTMLIFrameElement>('figure iframe')?.srcdoc.includes('<div>Wysoki</div>'),
    );
  });

  it('run and load nothing where they are shown, whatever the server let through', async () => {
    const calls: string[] = [];
    const outside = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.setHeader('access-control-allow-origin', '*').end();
    });
    outside.listen(0);
    await once(outside, 'listening');
    const url = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
    const run = `top.ran = 1; parent.ran = 1; fetch('${url}/script')`;
    const hostile = `<p>Koniec listu</p><script>${run}</script><script src="${url}/script.js"></script>
      <img src="${url}/picture.png" onerror="${run}"><img src="x" onerror="${run}"><svg onload="${run}"></svg>
      <link rel="stylesheet" href="${url}/style.css"><style>@import '${url}/import.css'; p { background: url(${url}/ground.png) }</style>
      <iframe src="${url}/frame"></iframe><iframe srcdoc="<script>${run}</script>"></iframe>
      <object data="${url}/object"></object><video src="${url}/video" autoplay></video>
      <meta http-equiv="refresh" content="0; url=${url}/refresh">
      <a id="script" href="javascript:${run}">Skrypt</a><a id="way" href="${url}/link" target="_top">Link</a>
      <form action="${url}/form" method="post" target="_top"><button id="send">Wyślij stąd</button></form>
      <form id="self" action="javascript:${run}"><button id="run">Uruchom</button></form>`;
    try {
      const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
      await chooseQuotes(product(), order);
      const visitor = await closedDesk(browser, product(), owner);
      const { page, screen } = visitor;
      // As if nothing had been taken out of the mail.
      await page.evaluateOnNewDocument((added) => {
        const ask = window.fetch;
        window.fetch = async (...call) => {
          const [to] = call;
          const answer = await ask(...call);
          if (!(to instanceof Request ? to.url : String(to)).endsWith('/preview')) return answer;
          const mail = (await answer.json()) as { html: string };
          return Response.json({ ...mail, html: mail.html.replace('</body>', `${added}</body>`) });
        };
      }, hostile);
      await visitor.open(`${product().url}/offer/${order.id}`);
      await screen.in('main').click('button', /^Wyślij do klienta/);
      await screen.has('dialog', /^Wyślij ofertę do klienta/);
      const frame = await visitor.frame();
      await frame.waitForSelector('#run');
      const tabs = (await page.browserContext().pages()).length;
      for (const id of ['script', 'way', 'send', 'run'])
        await frame.$eval(`#${id}`, (part) => (part as HTMLElement).click());
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      expect(calls).toEqual([]);
      expect(await page.evaluate(() => 'ran' in window)).toBe(false);
      expect(visitor.place).toBe(`/offer/${order.id}`);
      expect(frame.url()).toBe('about:srcdoc');
      expect(await frame.$eval('p', (part) => part.ownerDocument.body.innerText)).toContain('Koniec listu');
      expect(await page.browserContext().pages()).toHaveLength(tabs);
      // The browser told what it kept from running and loading.
      visitor.troubles.length = 0;
    } finally {
      outside.closeAllConnections();
      outside.close();
    }
  });

  it('of the company’s own are what an offer begins with', async () => {
    await template('Ahoj {{name}},\noto oferta:\n\n[OFFER DETAILS]\n\n5 < 6');
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    await chooseQuotes(product(), order);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    await visitor.screen.in('main').click('button', /^Wyślij do klienta/);
    const dialog = visitor.screen.in('dialog', /^Wyślij ofertę do klienta/);
    await dialog.has('field', 'Wiadomość');
    // With names in place of placeholders, each in one piece.
    expect((await dialog.value('Wiadomość')).replace(/[\u2060\xA0]+/g, ' ')).toBe(
      'Ahoj  nazwa odbiorcy ,\noto oferta:\n\n trasa, terminy i cena oferty \n\n5 < 6',
    );
    await dialog.click('button', 'Wyślij ofertę');
    await visitor.screen.in('status').says('Wysłano ofertę na');
    const { subject, text } = await lastMail();
    expect(subject).toMatch(new RegExp(`^Oferta transportowa #${order.id}: `));
    expect(text).toContain(`Ahoj ${order.client.name},\noto oferta:`);
    expect(text).toContain('5 < 6');
  });

  it('keep their looks in an offer when they have some', async () => {
    await template('<p>Ahoj <b>{{name}}</b></p><ul><li>[OFFER DETAILS]</li></ul>');
    const order = await anOrderAt(product(), owner, OrderStatus.Accepted);
    await chooseQuotes(product(), order);
    const visitor = await openDesk(browser, product(), owner, `/offer/${order.id}`);
    await visitor.screen.in('main').click('button', /^Wyślij do klienta/);
    const dialog = visitor.screen.in('dialog', /^Wyślij ofertę do klienta/);
    // It opens as the client will read it; the text is one click away.
    const preview = new Screen(await visitor.frame());
    await preview.says(`Ahoj ${order.client.name}`, 'Bryggen 7');
    // What was looked at is what goes out; faults lead back to the fields.
    await dialog.click('button', 'Edytuj');
    await dialog.says('Własny tekst firmy, w HTML');
    await dialog.fill('Temat', '');
    await dialog.click('button', 'Podgląd');
    await dialog.click('button', 'Wyślij ofertę');
    await dialog.fill('Temat', 'Nasza oferta');
    await dialog.click('button', 'Podgląd');
    await dialog.says('Nasza oferta');
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Wyślij ofertę');
    await visitor.screen.in('status').says('Wysłano ofertę na');
    expect((await lastMail()).html).toMatch(new RegExp(`Ahoj <b[^>]*>${order.client.name}</b>`));
  });
});
