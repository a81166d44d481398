import { browserFlags } from './browser-flags.js';

/** How a try to run a browser ended. */
export type BrowserTrial = { works: true } | { works: false; reason: string };

const TRIAL_MS = 30_000;

/** Runs the browser once on an empty page: only that tells whether its libraries and its sandbox are there. */
export async function tryBrowser(
  executablePath: string,
  env: Record<string, string>,
  sandboxed: boolean,
): Promise<BrowserTrial> {
  try {
    const { launch } = await import('puppeteer');
    const browser = await launch({ executablePath, env, args: browserFlags(sandboxed), timeout: TRIAL_MS });
    try {
      const page = await browser.newPage();
      await page.setContent('<p>Frakto</p>', { timeout: TRIAL_MS });
    } finally {
      await browser.close();
    }
    return { works: true };
  } catch (error) {
    return { works: false, reason: tellingLines(error instanceof Error ? error.message : String(error)) };
  }
}

/** A browser that does not start says why somewhere between many lines. */
function tellingLines(text: string): string {
  const telling = text.split('\n').filter((line) => /error|fatal|sandbox|cannot|no such/i.test(line));
  return (telling.length > 0 ? telling : [text]).slice(0, 3).join(' ').trim().slice(0, 500);
}
