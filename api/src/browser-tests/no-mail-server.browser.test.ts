import { expect, it } from '@jest/globals';
import { demoUser } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

const product = useProduct({ demo: true, settings: { SMTP_URL: '' } });
const browser = useBrowser();

it('without a mail server the menu says once that mails are only kept, and leads whoever may see to it there', async () => {
  const owner = await demoUser(product(), 'owner');
  const visitor = await openDesk(browser, product(), owner, '/activities');
  const menu = visitor.screen.in('navigation', 'Menu główne');
  const words = 'Poczta wyłączona: wiadomości są tylko zapisywane';
  expect(await seriousFaults(visitor)).toEqual([]);
  // What was kept is not counted as sent.
  await visitor.screen.in('main').has('checkbox', /^Wiadomości zapisane \d+/);
  await menu.click('link', words);
  await visitor.isAt('/user-settings/company');
  await visitor.screen.in('main').says('Poczta nie wychodzi z tej instalacji');

  const worker = await openDesk(browser, product(), await demoUser(product(), 'worker'), '/activities');
  const ofWorker = worker.screen.in('navigation', 'Menu główne');
  await ofWorker.says(words);
  await ofWorker.hasNo('link', words);
  expect(await seriousFaults(worker)).toEqual([]);

  const admin = await openDesk(browser, product(), await demoUser(product(), 'admin'), '/mail-outbox');
  await admin.screen.in('navigation', 'Menu główne').click('link', words);
  await admin.isAt('/system');
});

it('without a mail server an offer whose link was handed over otherwise waits for the client, and its history says so', async () => {
  const owner = await demoUser(product(), 'owner');
  const visitor = await openDesk(browser, product(), owner, '/offer/10');
  const page = visitor.screen.in('main');
  await page.says('Skopiuj link i przekaż go inaczej');
  await page.click('button', 'Link przekazano');
  await visitor.screen.says('Zapisano, że link dotarł inną drogą: einkauf@kuechenwerk.example');
  await page.hasNo('button', 'Link przekazano');
  await page.says('Przekazano link');
  await page.says('Zapisano ofertę, nie wysłano do klienta');
  expect(await seriousFaults(visitor)).toEqual([]);
});

it('without a mail server an invoice that was handed over otherwise is with the client', async () => {
  const owner = await demoUser(product(), 'owner');
  const visitor = await openDesk(browser, product(), owner, '/offer/24');
  const page = visitor.screen.in('main');
  await page.says(/Klient nie dostał faktury/);
  expect(await seriousFaults(visitor)).toEqual([]);
  await page.click('button', 'Przekazano inaczej');
  await visitor.screen.says(/Zapisano, że klient ma fakturę FV/);
  await page.says(/jest u klienta/);
  await page.hasNo('button', 'Przekazano inaczej');
});
