import { Puppeteer, type ElementHandle, type Frame, type Keyboard, type Page } from 'puppeteer';
import { findSeen, type Role, type Step } from './find-seen.js';
import { timeoutMs, until } from './until.js';

/** A part's name: the whole of it, or a pattern that it fits. */
type Name = string | RegExp;

const engine = 'seen';
const hesitationMs = 3_000;
if (!Puppeteer.customQueryHandlerNames().includes(engine)) {
  Puppeteer.registerCustomQueryHandler(engine, { queryAll: findSeen });
}

/**
 * A page, or a part of one, as a person uses it: things are found by what they are and what they are called, and waited
 * for until they can be used.
 */
export class Screen {
  constructor(
    private readonly page: Page | Frame,
    private readonly path: readonly Step[] = [],
  ) {}

  /** A part of this screen. */
  in(role: Role, name?: Name): Screen {
    return new Screen(this.page, [...this.path, { role, name: pattern(name) }]);
  }

  /** Presses something with the mouse. */
  async click(role: Role, name?: Name): Promise<void> {
    const part = this.in(role, name);
    await part.tried(`to click ${part.words}`, async () => {
      await until(
        () => part.isUncovered(),
        'way to it',
        () => part.cover(),
      );
      await part.isOn();
      await part.locator().click();
    });
  }

  /**
   * Presses something with the mouse in a page whose scripts are off. What waits inside of such a page, as `click` does until
   * nothing moves, waits for ever: its timers do not run. Nothing moves there anyway.
   */
  async clickUnscripted(role: Role, name?: Name): Promise<void> {
    const part = this.in(role, name);
    await part.tried(`to click ${part.words}`, async () => {
      await until(
        () => part.isUncovered(),
        'way to it',
        () => part.cover(),
      );
      await (await part.element()).click();
    });
  }

  /** Types into a field, over what is there. */
  async fill(label: Name, text: string): Promise<void> {
    const part = this.in('field', label);
    await part.tried(`to fill in ${part.words}`, async () => {
      const field = await part.element();
      // A field that is still being prepared takes no keys.
      await until(
        async () => (await field.evaluate((one) => !(one as HTMLInputElement).disabled)) || undefined,
        'way to type there',
      );
      const type = await field.evaluate((one) => (one as HTMLInputElement).type);
      if (type === 'datetime-local' || type === 'date') return field.evaluate(pickDate, text);
      await field.evaluate((one) => {
        (one as HTMLInputElement).focus();
        (one as HTMLInputElement).select();
      });
      if (text === '') return this.keyboard.press('Backspace');
      return this.keyboard.sendCharacter(text);
    });
  }

  /** Takes an option, by what it says, in a list to choose from. */
  async choose(label: Name, option: Name): Promise<void> {
    const field = this.in('field', label);
    const choice = field.in('option', option);
    await choice.tried(`to choose ${choice.words}`, async () => {
      const value = await (await choice.element()).evaluate((one) => (one as HTMLOptionElement).value);
      await (await field.element()).select(value);
    });
  }

  /** Fills in several fields, by their labels. */
  async fillAll(texts: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(texts)) await this.fill(label, text);
  }

  /** Waits until something is there. */
  async has(role: Role, name?: Name): Promise<void> {
    await this.in(role, name).element();
  }

  /** Waits until something is gone. */
  async hasNo(role: Role, name?: Name): Promise<void> {
    const part = this.in(role, name);
    await part.tried(`that ${part.words} goes away`, () =>
      until(async () => ((await part.found()).length === 0 ? true : undefined), 'end to it'),
    );
  }

  /** Waits until the text that can be read here has all of these. Blanks of any kind are alike. */
  async says(...texts: Name[]): Promise<void> {
    for (const text of texts) await this.waitForText(text, true);
  }

  /** Waits until the text that can be read here has none of these any more. */
  async saysNo(...texts: Name[]): Promise<void> {
    for (const text of texts) await this.waitForText(text, false);
  }

  /** Waits until nothing says that it is being loaded. */
  async isSettled(): Promise<void> {
    await this.tried('until everything is loaded', () =>
      until(
        async () =>
          (await this.page.$('[aria-busy=true]').catch(unlessLeaving)) === null ? true : undefined,
        'end to it',
      ),
    );
  }

  /** What can be read here. */
  async text(): Promise<string> {
    await this.element();
    return (await this.said()).join(' ');
  }

  /** What can be read in each part of a kind, in their order. */
  async texts(role: Role, name?: Name): Promise<string[]> {
    return this.in(role, name).said();
  }

  /** How many parts of a kind there are at this moment. */
  async count(role: Role, name?: Name): Promise<number> {
    return (await this.in(role, name).found()).length;
  }

  /** What a field holds. */
  async value(label: Name): Promise<string> {
    const field = await this.in('field', label).element();
    return field.evaluate((one) => (one as HTMLInputElement).value);
  }

  /** Waits until a field is marked as wrong, and says below what is wrong with it. */
  async hasFault(label: Name, fault: Name): Promise<void> {
    const field = this.in('field', label);
    await field.tried(`to be told ${String(fault)} at ${field.words}`, () =>
      until(async () => (fits(await field.fault(), fault) ? true : undefined), 'such fault'),
    );
  }

  /** Waits until nothing is wrong with a field. */
  async hasNoFault(label: Name): Promise<void> {
    const field = this.in('field', label);
    await field.tried(`to be rid of the fault at ${field.words}`, () =>
      until(async () => ((await field.fault()) === null ? true : undefined), 'end to the fault'),
    );
  }

  private async fault(): Promise<string | null> {
    const field = await this.element();
    const fault = await field.evaluate((one) => {
      if (one.getAttribute('aria-invalid') !== 'true') return null;
      const ids = (one.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.innerText ?? '').join(' ');
    });
    return fault === null ? null : tidy(fault);
  }

  /** Waits until a box or one of several choices is ticked, or is not. */
  async isTicked(role: 'checkbox' | 'radio', name: Name, ticked = true): Promise<void> {
    const part = this.in(role, name);
    const state = async () => (await part.element()).evaluate((one) => (one as HTMLInputElement).checked);
    await part.tried(`to see ${part.words} ${ticked ? '' : 'not '}ticked`, () =>
      until(async () => ((await state()) === ticked ? true : undefined), 'such tick'),
    );
  }

  /** An attribute of a part, null when it has none. */
  async attribute(role: Role, name: Name | undefined, attribute: string): Promise<string | null> {
    const element = await this.in(role, name).element();
    return element.evaluate((one, which) => one.getAttribute(which), attribute);
  }

  /** Waits until the part with the keyboard's focus has a name: its label, or what it says. */
  async hasFocus(name: Name): Promise<void> {
    await this.tried(`to have the focus at ${String(name)}`, () =>
      until(
        async () => (fits(await this.focused(), name) ? true : undefined),
        'such focus',
        async () => `It is at ${JSON.stringify(await this.focused())}.`,
      ),
    );
  }

  private async focused(): Promise<string> {
    return tidy(
      await this.page.evaluate(() => {
        const one = document.activeElement as HTMLInputElement | null;
        if (!one || one === document.body) return '';
        return one.getAttribute('aria-label') ?? one.labels?.[0]?.innerText ?? one.innerText;
      }),
    );
  }

  /** The element at the end of the path, once it is there. */
  async element(): Promise<ElementHandle> {
    return this.tried(`to find ${this.words}`, () => until(async () => (await this.found())[0], 'such part'));
  }

  /** Whether a click would reach the part, and not something that lies over it. */
  private async isUncovered(): Promise<true | undefined> {
    const [part] = await this.found();
    const isHit = await part?.evaluate((one) => {
      one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      // A box or choice is often drawn by its label.
      return (one.closest('label') ?? one).contains(hit);
    });
    return isHit || undefined;
  }

  /** What lies over the part, for a message. */
  private async cover(): Promise<string> {
    const [part] = await this.found();
    const words = await part?.evaluate((one) => {
      const { left, top, width, height } = one.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return `${hit?.outerHTML.slice(0, 200)} lies over it, at ${left}, ${top}.`;
    });
    return words ?? 'It is gone.';
  }

  /** Waits a moment for a button that is off: what it needs may be on its way. Then it is pressed as it is. */
  private async isOn(): Promise<void> {
    const end = Date.now() + hesitationMs;
    while (Date.now() < end) {
      const [part] = await this.found();
      if ((await part?.evaluate((one) => one.getAttribute('aria-disabled'))) !== 'true') return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** The parts at the end of the path; none while the page is being left for another. */
  private async found(): Promise<ElementHandle[]> {
    return this.page.$$(this.selector).catch(unlessLeaving);
  }

  private get keyboard(): Keyboard {
    return ('keyboard' in this.page ? this.page : this.page.page()).keyboard;
  }

  private get selector(): string {
    return this.path.length === 0 ? 'body' : `${engine}/${JSON.stringify(this.path)}`;
  }

  private get words(): string {
    const words = this.path.map(({ role, name }) =>
      name ? `${role} ${JSON.stringify(Object.values(name)[0])}` : role,
    );
    return words.join(' › ') || 'the page';
  }

  private locator() {
    return this.page.locator(this.selector).setTimeout(timeoutMs);
  }

  private async waitForText(text: Name, there: boolean): Promise<void> {
    await this.tried(`until ${this.words} ${there ? 'says' : 'says no longer'} ${String(text)}`, () =>
      until(
        async () => ((await this.said()).some((said) => fits(said, text)) === there ? true : undefined),
        there ? 'such text' : 'end to it',
      ),
    );
  }

  /** What each part at the end of the path says; nothing while the page is being left for another. */
  private async said(): Promise<string[]> {
    const texts = await this.page
      .$$eval(this.selector, (found) => found.map((one) => (one as HTMLElement).innerText))
      .catch(unlessLeaving);
    return texts.map(tidy);
  }

  /** Does something; a failure tells what was on the screen. */
  private async tried<T>(what: string, action: () => Promise<T>): Promise<T> {
    try {
      return await action();
    } catch (error) {
      const seen = await this.page
        .evaluate(() => {
          // What covers the page matters most, and stands last in it.
          const windows = [...document.querySelectorAll<HTMLElement>('[role=dialog], [role=alertdialog]')];
          return [...windows, document.body].map((part) => part.innerText).join('\n––\n');
        })
        .catch(() => 'nothing');
      const why = error instanceof Error ? error.message : String(error);
      throw new Error(`In vain: ${what}. ${why}\n${this.page.url()} shows:\n${seen.slice(0, 3_000)}`, {
        cause: error,
      });
    }
  }
}

/** What cannot be asked of a page that is being left is asked again of the next. */
function unlessLeaving(error: unknown): [] {
  if (/context|detached|navigat|same JavaScript world/i.test(String(error))) return [];
  throw error;
}

/** Sets a date as the browser's own picker does; its parts differ from machine to machine. It runs in the page. */
function pickDate(field: Element, value: string): void {
  (field as HTMLInputElement).focus();
  // Past the property that a framework puts over the field to notice what it wrote itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Whether a text has another in it, or fits a pattern. */
function fits(text: string | null, wanted: Name): boolean {
  if (text === null) return false;
  return wanted instanceof RegExp ? wanted.test(text) : text.includes(tidy(wanted));
}

function pattern(name: Name | undefined): Step['name'] {
  if (name === undefined) return null;
  return name instanceof RegExp ? { pattern: name.source } : { text: tidy(name) };
}

function tidy(text: string): string {
  return text.replaceAll(/[\s\u200b]+/g, ' ').trim();
}
