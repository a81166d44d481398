import { setTimeout as pause } from 'node:timers/promises';
import type { Browser } from 'puppeteer';
import type { FoundBrowser } from '../browser/find-browser.js';
import { PdfUnavailableError, type PdfPrinter } from './pdf.port.js';
import { Slots } from './slots.js';

/** How a `ChromiumPdf` gets its browser and how long it may take. */
export interface ChromiumPdfOptions {
  findBrowser: () => Promise<FoundBrowser>;
  /** How many documents are printed at once. */
  concurrency?: number;
  /** How long a document may wait for its turn, and each step of printing it may take, in milliseconds. */
  timeoutMs?: number;
  /** For how long no other try is made after the browser could not be started, in milliseconds. */
  pauseMs?: number;
}

/** Names are not looked up and no address is reached, whatever a document asks for and however it does. */
const nowhere = '--host-resolver-rules=MAP * ~NOTFOUND';

/** A browser that does not close by then is ended, in milliseconds. */
const closeWithinMs = 500;

/** Prints by a Chromium without a screen: one process, started when the first document comes. */
export class ChromiumPdf implements PdfPrinter {
  private readonly findBrowser: () => Promise<FoundBrowser>;
  private readonly timeoutMs: number;
  private readonly pauseMs: number;
  private readonly slots: Slots;
  private starting: Promise<Browser> | null = null;
  private running: Browser | null = null;
  private failure: { error: PdfUnavailableError; until: number } | null = null;
  private isClosed = false;

  constructor({ findBrowser, concurrency = 2, timeoutMs = 20_000, pauseMs = 30_000 }: ChromiumPdfOptions) {
    this.findBrowser = findBrowser;
    this.timeoutMs = timeoutMs;
    this.pauseMs = pauseMs;
    this.slots = new Slots(concurrency, timeoutMs);
  }

  print(html: string): Promise<Buffer> {
    return this.slots.run(async () => {
      const browser = await this.browser();
      try {
        return await this.printWith(browser, html);
      } catch (error) {
        const hasBrokenDown = !browser.connected;
        this.drop(browser);
        if (!hasBrokenDown) throw unavailable(error);
        // A browser that breaks down takes every document with it: they get another one, once.
        return await this.printWith(await this.browser(), html).catch((again: unknown) => {
          throw unavailable(again);
        });
      }
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    const browser = await this.starting?.catch(() => null);
    this.starting = null;
    if (!browser) return;
    const timeout = new AbortController();
    const isClosed = await Promise.race([
      browser.close().then(() => true),
      pause(closeWithinMs, false, { signal: timeout.signal }),
    ]);
    timeout.abort();
    if (!isClosed) browser.process()?.kill('SIGKILL');
  }

  private async browser(): Promise<Browser> {
    if (this.isClosed) throw new PdfUnavailableError('Printing has ended');
    if (this.failure && Date.now() < this.failure.until) throw this.failure.error;
    this.starting ??= this.start();
    return this.starting;
  }

  private async start(): Promise<Browser> {
    try {
      const { executablePath, args, env } = await this.findBrowser();
      // Large, and needed by those who print alone.
      const { launch } = await import('puppeteer');
      const browser = await launch({
        executablePath,
        args: [...args, nowhere],
        env,
        timeout: this.timeoutMs,
        protocolTimeout: this.timeoutMs,
        // A browser that is spoken to by a pipe ends with this process, also when that is killed.
        pipe: true,
        // The process stops in an order of its own.
        handleSIGINT: false,
        handleSIGTERM: false,
        handleSIGHUP: false,
      });
      this.running = browser;
      browser.once('disconnected', () => this.drop(browser));
      return browser;
    } catch (error) {
      this.starting = null;
      this.failure = { error: unavailable(error), until: Date.now() + this.pauseMs };
      throw this.failure.error;
    }
  }

  /** Has the next document printed by another browser: this one is gone, or does not answer as it should. */
  private drop(browser: Browser): void {
    if (this.running !== browser) return;
    this.running = null;
    this.starting = null;
    browser.process()?.kill('SIGKILL');
  }

  private async printWith(browser: Browser, html: string): Promise<Buffer> {
    const context = await browser.createBrowserContext();
    try {
      const page = await context.newPage();
      await page.setJavaScriptEnabled(false);
      await page.setRequestInterception(true);
      page.on('request', (request) => void request.abort('blockedbyclient').catch(() => undefined));
      await page.setContent(html, { waitUntil: 'load', timeout: this.timeoutMs });
      const pdf = await page.pdf({
        format: 'A4',
        preferCSSPageSize: true,
        printBackground: true,
        timeout: this.timeoutMs,
      });
      return Buffer.from(pdf);
    } finally {
      await context.close().catch(() => undefined);
    }
  }
}

function unavailable(error: unknown): PdfUnavailableError {
  if (error instanceof PdfUnavailableError) return error;
  return new PdfUnavailableError(error instanceof Error ? error.message : String(error), { cause: error });
}
