import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CalendarLinkList } from '../modules/insight/calendar/calendar.dto.js';
import type { TestMember } from '../testing/people.js';
import { aCompany, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('the calendar of transports', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: TestMember & SignedIn;

  beforeAll(async () => {
    owner = await aCompany(product());
  });

  it('is subscribed to by a link that is shown once, and ended', async () => {
    const visitor = await openDesk(browser, product(), owner, '/user-settings/personal');
    const { screen } = visitor;
    const row = screen.in('group', 'Wszystkie zlecenia firmy');
    await row.says('Brak kalendarza');
    await row.click('button', 'Subskrybuj w kalendarzu');
    const dialog = screen.in('dialog', 'Link do kalendarza');
    const [url = ''] = /https?:\/\/\S+\/calendar\/[\w-]{40}\.ics/.exec(await dialog.text()) ?? [];
    expect((await fetch(url)).status).toBe(200);
    expect(await seriousFaults(visitor)).toEqual([]);
    await dialog.click('button', 'Zamknij');
    await screen.in('dialog', 'Zamknąć bez kopiowania?').click('button', 'Zamknij mimo to');
    await row.click('button', 'Wyłącz');
    await screen.in('dialog', 'Wyłączyć link do kalendarza?').click('button', 'Wyłącz');
    await row.says('Brak kalendarza');
    expect((await owner.api.read<CalendarLinkList>('/calendar-links')).items).toEqual([]);
    expect((await fetch(url)).status).toBe(404);
    expect(await seriousFaults(visitor)).toEqual([]);
  });
});
