import { afterAll, afterEach, beforeAll } from '@jest/globals';
import { connect, type Browser } from 'puppeteer';
import { Visitor, type VisitorOptions } from './visitor.js';

/** Opens windows for people in tests. */
export interface TestBrowser {
  /** Somebody with a browser of their own: no cookies, storage or session shared with anybody else. */
  visitor(options?: VisitorOptions): Promise<Visitor>;
}

/**
 * The browser of a test file. Visitors are sent home after each test; a test fails when a page of theirs broke a rule,
 * threw or logged an error that the test did not expect.
 */
export function useBrowser(): TestBrowser {
  let browser: Browser | undefined;
  const visitors: Visitor[] = [];
  beforeAll(async () => {
    const browserWSEndpoint = process.env['TEST_BROWSER'];
    if (!browserWSEndpoint) throw new Error('TEST_BROWSER is not set: it names the browser of the run');
    browser = await connect({ browserWSEndpoint, defaultViewport: null });
  });
  afterEach(async () => {
    const leaving = visitors.splice(0);
    const troubles = leaving.flatMap((visitor) => visitor.troubles);
    await Promise.all(leaving.map((visitor) => visitor.leave()));
    if (troubles.length > 0) throw new Error(`Pages had trouble:\n${troubles.join('\n')}`);
  });
  afterAll(() => browser?.disconnect());
  return {
    async visitor(options) {
      if (!browser) throw new Error('Browsers are there during tests only');
      const visitor = await Visitor.come(browser, options);
      visitors.push(visitor);
      return visitor;
    },
  };
}
