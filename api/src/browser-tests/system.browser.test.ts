import { beforeAll, describe, expect, it } from '@jest/globals';
import { demoUser, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';

describe('the look at the installation', () => {
  const product = useProduct({ demo: true });
  const browser = useBrowser();
  let admin: SignedIn;

  beforeAll(async () => {
    admin = await demoUser(product(), 'admin');
    // A deletion of files that was given up; nothing of it is left to be done.
    await product().rows(
      `insert into agenda.agenda_jobs (name, priority, type, data, failed_at, fail_reason, fail_count, last_run_at, last_finished_at)
       values ('files.remove-discarded', 0, 'normal', '{"payload": null}', now(), 'The storage does not answer', 3, now(), now())`,
    );
  });

  const office = (options: DeskOptions = {}) => openDesk(browser, product(), admin, '/system', options);

  it('tells administrators what waits and what was given up, and has it done again', async () => {
    const visitor = await office();
    const { screen } = visitor;
    await screen.in('region', 'Wersje').says(/PostgreSQL\s*\d+/, /Ostatnia migracja\s*\d{4}-/);
    await screen.in('region', 'Środowisko').says(/Pliki\s*działa/);
    const given = screen.in('region', 'Nieudane zadania');
    await given.says('files.remove-discarded', 'The storage does not answer', '3 próby');
    expect(await seriousFaults(visitor)).toEqual([]);
    await given.click('button', /^Ponów files\.remove-discarded/);
    await given.says('Nie ma nieudanych zadań.');
    await screen.in('region', 'Zadania w tle').says('mail.deliver');
  });

  it('is nobody else’s, and stands on a phone', async () => {
    const owner = await openDesk(browser, product(), await demoUser(product(), 'owner'), '/system');
    await owner.screen.in('alert').says('Stan systemu widzą tylko administratorzy');
    const phone = await office({ language: 'no', width: 360 });
    await phone.screen.in('region', 'Versjoner').says('PostgreSQL');
    expect(await seriousFaults(phone)).toEqual([]);
  });
});
