import type { Browser, BrowserContext, Frame, Page } from 'puppeteer';
import { Screen } from './screen.js';
import { timeoutMs, until } from './until.js';

/** How somebody's device is set up. */
export interface VisitorOptions {
  width?: number;
  height?: number;
  /** What the system prefers. */
  scheme?: 'light' | 'dark';
  timeZone?: string;
  scripts?: 'on' | 'off';
  /** What the browser prefers to read. */
  languages?: readonly string[];
}

/** Somebody with a browser of their own. */
export class Visitor {
  /** What went wrong in their pages: errors thrown or logged, rules of the content policy broken. */
  readonly troubles: string[] = [];
  readonly screen: Screen;

  private constructor(
    private readonly context: BrowserContext,
    readonly page: Page,
  ) {
    this.screen = new Screen(page);
    page.on('pageerror', (error) => this.note(`thrown: ${String(error)}`));
    page.on('console', (message) => {
      if (message.type() === 'error') this.note(`${message.text()} (${message.location().url ?? ''})`);
    });
  }

  /** Opens a window for somebody new. */
  static async come(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
    const { width = 1440, height = 900, scheme = 'light', timeZone = 'Europe/Warsaw', scripts } = options;
    const { languages = ['pl-PL', 'pl'] } = options;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    page.setDefaultTimeout(timeoutMs);
    await page.setViewport({ width, height });
    await page.emulateTimezone(timeZone);
    await page.evaluateOnNewDocument((tags: readonly string[]) => {
      Object.defineProperty(navigator, 'languages', { get: () => tags });
    }, languages);
    // The machine's locale decides it otherwise.
    await page.setExtraHTTPHeaders({ 'Accept-Language': languages.join(',') });
    await page.emulateFocusedPage(true);
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      // What moves is waited for; nothing is gained by watching it.
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ]);
    if (scripts === 'off') await page.setJavaScriptEnabled(false);
    return new Visitor(context, page);
  }

  /** Opens an address and waits until the page has loaded. */
  async open(address: string | URL): Promise<void> {
    await this.page.goto(String(address), { waitUntil: 'load' });
  }

  /**
   * Opens an address as over a slow line, where the page is there before its scripts.
   * @param early what they do until then
   */
  async openBeforeScripts(address: string | URL, early: () => Promise<void>): Promise<void> {
    let isHeld = true;
    const scripts: (() => Promise<void>)[] = [];
    await this.page.setRequestInterception(true);
    this.page.on('request', (request) => {
      if (request.resourceType() !== 'script' || !isHeld) return void request.continue();
      scripts.push(() => request.continue());
    });
    const opened = this.open(address);
    await early();
    isHeld = false;
    await Promise.all(scripts.map((go) => go()));
    await opened;
  }

  /** What the only frame of the page holds, once it has loaded something. */
  async frame(): Promise<Frame> {
    return until(
      () =>
        this.page.frames().find((frame) => frame !== this.page.mainFrame() && frame.url() !== 'about:blank'),
      'frame with something in it',
    );
  }

  /** Loads the page again. */
  async reload(): Promise<void> {
    await this.page.reload({ waitUntil: 'load' });
  }

  /** The path and query that the window shows. */
  get place(): string {
    const { pathname, search } = new URL(this.page.url());
    return pathname + search;
  }

  /** The language that the page says it is in. */
  async language(): Promise<string> {
    return this.page.evaluate(() => document.documentElement.lang);
  }

  /** Presses keys one after another, as `Control+K` or `g`. */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      const held = key.split('+');
      const last = held.pop() ?? '';
      for (const one of held) await this.page.keyboard.down(one as 'Control');
      await this.page.keyboard.press(last as 'Enter');
      for (const one of held.reverse()) await this.page.keyboard.up(one as 'Control');
    }
  }

  /** Puts values into the local storage of the site that is open. */
  async keep(values: Readonly<Record<string, string>>): Promise<void> {
    await this.page.evaluate((entries) => {
      for (const [name, value] of entries) localStorage.setItem(name, value);
    }, Object.entries(values));
  }

  /** What the local storage of the site that is open holds under a name. */
  async kept(name: string): Promise<string | null> {
    return this.page.evaluate((key) => localStorage.getItem(key), name);
  }

  /** Waits until the window shows a path. */
  async isAt(path: string | RegExp): Promise<void> {
    // Asked of the page itself: what the browser tells of a window's address may lag behind it.
    const place = () => this.page.evaluate(() => location.pathname + location.search).catch(() => this.place);
    await until(
      async () => {
        const at = await place();
        return (path instanceof RegExp ? path.test(at) : at === path) || undefined;
      },
      `way to ${String(path)}`,
      async () => {
        const seen = await this.page
          .evaluate(() => document.body.innerText.slice(0, 500))
          .catch(() => 'nothing');
        return `The window is at ${await place()}, and shows:\n${seen}`;
      },
    );
  }

  /** Lets pages of an address read and write the clipboard. */
  async allowClipboard(origin: string): Promise<void> {
    await this.context.overridePermissions(origin, ['clipboard-read', 'clipboard-sanitized-write']);
  }

  /** What was copied last. */
  async clipboard(): Promise<string> {
    return this.page.evaluate(() => navigator.clipboard.readText());
  }

  /** Waits for a trouble that belongs to the test, as a refusal that the browser logs, and takes it off the list. */
  async hasTrouble(kind: RegExp): Promise<void> {
    await until(
      () => {
        const place = this.troubles.findIndex((trouble) => kind.test(trouble));
        return place < 0 ? undefined : this.troubles.splice(place, 1);
      },
      `trouble like ${String(kind)}`,
      () => this.troubles.join('\n'),
    );
  }

  /** Takes refusals by the server off the list of troubles: the browser logs each of them. */
  forgetRefusals(): void {
    const others = this.troubles.filter((trouble) => !/responded with a status of 4\d\d/.test(trouble));
    this.troubles.splice(0, this.troubles.length, ...others);
  }

  /** Closes the window and forgets everything that it kept. */
  async leave(): Promise<void> {
    await this.context.close();
  }

  private note(trouble: string): void {
    this.troubles.push(`${this.page.url()}: ${trouble}`);
  }
}
