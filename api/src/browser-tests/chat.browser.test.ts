import { beforeEach, describe, expect, it } from '@jest/globals';
import type { UserSearchResult } from '../modules/identity/users/user.dto.js';
import { write } from '../testing/chat.js';
import { aCompany, signIn, type SignedIn } from './testing/accounts.js';
import { seriousFaults } from './testing/axe.js';
import { useBrowser } from './testing/browser.js';
import { openDesk, type DeskOptions } from './testing/desk.js';
import { useProduct } from './testing/product.js';
import { until } from './testing/until.js';
import type { Visitor } from './testing/visitor.js';

const phone = { width: 360, height: 740 };

describe('chat', () => {
  const product = useProduct();
  const browser = useBrowser();
  let owner: Awaited<ReturnType<typeof aCompany>>;
  let worker: SignedIn;

  beforeEach(async () => {
    owner = await aCompany(product());
    worker = await aColleague();
  });

  /** Somebody of the owner's company. */
  async function aColleague(): Promise<SignedIn> {
    const number = Math.random().toString(36).slice(2, 8);
    const input = {
      name: `Piotr Zieliński ${number}`,
      email: `piotr.${number}@forwarder.example`,
      password: owner.password,
    };
    await owner.api.create(`/companies/${owner.companyId}/register-user`, input);
    return signIn(product().api, input.email, input.password);
  }

  /** Waits until somebody's window hears of what is written to them. */
  const isThere = (user: SignedIn) =>
    until(async () => {
      const { items } = await owner.api.read<UserSearchResult>('/chat/users', { q: user.email });
      return items[0]?.is_online || undefined;
    }, `connection of ${user.email}`);

  const desk = (user: SignedIn, options: DeskOptions = {}) =>
    openDesk(browser, product(), user, '/user-settings/personal', options);

  async function openedBy(user: SignedIn, options: DeskOptions = {}) {
    const visitor = await desk(user, options);
    await visitor.screen.click('button', /^Czat/);
    const panel = visitor.screen.in(options.width === phone.width ? 'dialog' : 'region', 'Czat');
    await panel.has('heading', 'Czat');
    return { visitor, panel };
  }

  async function say(visitor: Visitor, text: string): Promise<void> {
    await visitor.screen.fill('Wiadomość', text);
    await visitor.press('Control+Enter');
  }

  it('lets two people talk, and each sees at once what the other wrote', async () => {
    const one = await openedBy(owner);
    await one.panel.says('Brak rozmów');
    await one.panel.click('button', 'Nowa rozmowa');
    await one.visitor.screen.fill('Do kogo chcesz napisać?', 'zielin');
    await one.panel.click('button', new RegExp(worker.me.name));
    const other = await desk(worker);
    await one.visitor.screen.hasFocus('Wiadomość');
    await isThere(worker);
    await say(one.visitor, 'Skandia pyta o rozładunek.');
    await one.panel.says('Skandia pyta o rozładunek.');
    expect(await one.visitor.screen.value('Wiadomość')).toBe('');

    await other.screen.in('status').says(`Nowa wiadomość: ${owner.me.name}`, 'Skandia pyta');
    await other.screen.has('button', /^Czat.* 1 nieprzeczytana wiadomość/);
    await other.screen.click('button', 'Otwórz');
    const panel = other.screen.in('region', 'Czat');
    await panel.has('heading', owner.me.name);
    await panel.says('Dostępny', 'Skandia pyta o rozładunek.');
    await one.panel.says(/\d, przeczytane/);
    await say(other, 'Brama 3.\nPo 16.');
    await one.panel.says('Brama 3. Po 16.', 'Dostępny');
    await other.screen.hasNo('button', /nieprzeczytan/);
    await one.visitor.screen.hasNo('button', /nieprzeczytan/);
    // It stands before the eyes: a toast would be in the way.
    expect(await one.visitor.screen.count('button', 'Otwórz')).toBe(0);
  });

  it('begins with the list when it is opened again, with the latest message and what is unread', async () => {
    await write(worker, owner, 'Pierwsza');
    await write(worker, owner, 'Druga');
    const { visitor, panel } = await openedBy(owner);
    await panel.click('button', /Druga.*2 nieprzeczytane wiadomości/);
    await panel.says('Nowe wiadomości', 'Pierwsza', 'Druga');
    await visitor.screen.has('button', /^Czat$/);
    await visitor.press('Escape');
    await visitor.screen.hasNo('region', 'Czat');
    await visitor.screen.hasFocus('Czat');
    await visitor.press('Enter');
    await panel.has('button', /Druga/);
    await panel.has('heading', 'Czat');
    await visitor.press('Escape', 'c');
    await panel.has('heading', 'Czat');
  });

  it('shows older messages as one scrolls up, and shows what people write as text', async () => {
    for (let number = 1; number <= 60; number += 1) await write(worker, owner, `Numer ${number}.`);
    await write(worker, owner, '<b>Ważne</b> https://frakto.example/a. Patrz #7');
    const { visitor, panel } = await openedBy(owner);
    await panel.click('button', /Ważne/);
    await panel.says('<b>Ważne</b>');
    expect(await panel.attribute('link', 'https://frakto.example/a', 'rel')).toBe('noopener noreferrer');
    expect(await panel.attribute('link', '#7', 'href')).toBe('/offer/7');
    await panel.saysNo('Numer 5.');
    // What the upper edge cuts is not seen until one scrolls.
    const sliced = () =>
      visitor.page.$eval('[data-chat] [role=group]', (log) => {
        const { top } = log.getBoundingClientRect();
        const parts = [...log.querySelectorAll('p')].map((part) => ({
          part,
          place: part.getBoundingClientRect(),
        }));
        const cut = parts.filter(({ place }) => place.top < top - 1 && place.bottom > top);
        return cut.filter(({ part }) => getComputedStyle(part).opacity !== '0').length;
      });
    expect(await sliced()).toBe(0);
    await visitor.page.$eval('[data-chat] [role=group]', (log) => log.scrollTo({ top: -110 }));
    await until(async () => ((await sliced()) > 0 ? true : undefined), 'message at the edge');
    await visitor.page.evaluate(() => {
      const log = document.querySelector('[data-chat] [role=group]');
      log?.scrollTo({ top: -log.scrollHeight });
    });
    await panel.says('Numer 5.', 'Numer 1.');
    await panel.click('button', 'Do najnowszych wiadomości');
    await panel.hasNo('button', 'Do najnowszych wiadomości');
  });

  it('keeps what could not be sent, and sends it once when asked again', async () => {
    await write(worker, owner, 'Jest POD?');
    const { visitor, panel } = await openedBy(owner);
    await panel.click('button', /Jest POD/);
    await panel.says('Jest POD?');
    await visitor.page.setRequestInterception(true);
    let isCut = true;
    visitor.page.on('request', (request) => {
      const isSending = request.method() === 'POST' && request.url().endsWith('/chat/messages');
      void (isCut && isSending ? request.abort() : request.continue());
    });
    await say(visitor, 'Już skanuję.');
    await panel.says('Już skanuję.', 'Nie wysłano');
    await visitor.screen.in('alert').says('Wiadomość nie została wysłana');
    isCut = false;
    await panel.click('button', 'Spróbuj ponownie');
    await panel.saysNo('Nie wysłano', 'wysyłanie');
    expect(
      await product().rows('select content from chat_messages where sender_id = $1', [owner.id]),
    ).toEqual([{ content: 'Już skanuję.' }]);
    await visitor.hasTrouble(/ERR_FAILED/);
  });

  it('deletes a conversation for one, after a question', async () => {
    await write(worker, owner, 'Do usunięcia');
    const { visitor, panel } = await openedBy(owner);
    await panel.click('button', /Do usunięcia/);
    await panel.click('button', 'Więcej działań');
    await visitor.screen.click('menuitem', 'Usuń rozmowę');
    const question = visitor.screen.in('dialog', /^Usunąć rozmowę/);
    await question.says(`Usunąć rozmowę: ${worker.me.name}?`);
    await question.click('button', 'Usuń rozmowę');
    await panel.says('Brak rozmów');
    const { panel: theirs } = await openedBy(worker);
    await theirs.has('button', /Do usunięcia/);
  });

  it('is moved and resized, and is where it was left after a reload', async () => {
    const { visitor, panel } = await openedBy(owner);
    const box = async () => {
      const { x, y, width, height } = (await (await panel.element()).boundingBox()) ?? {
        x: 0,
        y: 0,
        width: 0,
        height: 0,
      };
      return [x, y, width, height].map(Math.round);
    };
    expect(await box()).toEqual([1036, 376, 380, 500]);
    const drag = async (from: [number, number], by: [number, number]) => {
      await visitor.page.mouse.move(...from);
      await visitor.page.mouse.down();
      for (const part of [0.3, 0.7, 1]) {
        await visitor.page.mouse.move(from[0] + by[0] * part, from[1] + by[1] * part);
        // A hand is slower than the screen.
        await visitor.page.evaluate(() => new Promise(requestAnimationFrame));
      }
      await visitor.page.mouse.up();
    };
    await drag([1136, 400], [-400, -300]);
    expect(await box()).toEqual([636, 76, 380, 500]);
    // At the corner, and further than it can become small.
    await drag([636 + 380, 76 + 500], [-20, -100]);
    expect(await box()).toEqual([636, 76, 360, 400]);
    await drag([636 + 360, 76 + 400], [-300, -390]);
    expect(await box()).toEqual([636, 76, 300, 200]);
    await visitor.reload();
    await visitor.screen.click('button', /^Czat/);
    await panel.has('heading', 'Czat');
    expect(await box()).toEqual([636, 76, 300, 200]);
  });

  it('is the whole screen on a phone', async () => {
    await write(worker, owner, 'Na telefon');
    const { visitor, panel } = await openedBy(owner, phone);
    const { width, height } = (await (await panel.element()).boundingBox()) ?? {};
    expect({ width, height }).toEqual(phone);
    await panel.click('button', /Na telefon/);
    await say(visitor, 'Jadę.');
    await panel.says('Jadę.');
    await panel.click('button', 'Zamknij czat');
    await visitor.screen.hasNo('dialog');
    await visitor.screen.has('button', /^Czat/);
  });

  it('has nothing that axe finds serious', async () => {
    await write(worker, owner, 'Cześć https://frakto.example');
    await write(owner, worker, 'Hej, patrz #1');
    for (const options of [{}, { scheme: 'dark' }, phone] as const) {
      const { visitor, panel } = await openedBy(owner, options);
      expect(await seriousFaults(visitor)).toEqual([]);
      await panel.click('button', /Hej/);
      await panel.says('Cześć');
      await visitor.screen.isSettled();
      expect(await seriousFaults(visitor)).toEqual([]);
      await panel.click('button', 'Wszystkie rozmowy');
      await panel.click('button', 'Nowa rozmowa');
      await visitor.screen.fill('Do kogo chcesz napisać?', 'piotr');
      await panel.has('button', /Piotr/);
      expect(await seriousFaults(visitor)).toEqual([]);
    }
  });
});
