import { afterEach, describe, expect, it } from '@jest/globals';
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { launch } from 'puppeteer';
import { findBrowser, type FoundBrowser, searchBrowser } from './find-browser.js';

const PAGE = `<body style="margin:0;background:#fff"><p id="text">Zażółć gęślą jaźń, Ærfugl på Ålesund</p></body>`;
// Runs in the page, whose types the server's code does not have.
const TEXT_WIDTH = `
  const range = document.createRange();
  range.selectNodeContents(document.getElementById('text'));
  range.getBoundingClientRect().width`;
const hasBundled = process.platform === 'linux' && process.arch === 'x64';
const cacheHome = process.env.XDG_CACHE_HOME;
const folders: string[] = [];

afterEach(() => {
  if (cacheHome === undefined) delete process.env.XDG_CACHE_HOME;
  else process.env.XDG_CACHE_HOME = cacheHome;
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'frakto-browser-test-'));
  folders.push(folder);
  return folder;
}

/** Draws a page and says how wide its text came out: nothing where a font is missing. */
async function draw({ executablePath, args, env }: FoundBrowser): Promise<{ width: number; pdf: string }> {
  const browser = await launch({ executablePath, args, env });
  try {
    const page = await browser.newPage();
    await page.setContent(PAGE);
    const width = Number(await page.evaluate(TEXT_WIDTH));
    return {
      width,
      pdf: Buffer.from(await page.pdf())
        .subarray(0, 5)
        .toString(),
    };
  } finally {
    await browser.close();
  }
}

describe('finding a browser', () => {
  it('finds one that draws pages and PDFs, and remembers it', async () => {
    const browser = await findBrowser();
    const drawn = await draw(browser);
    expect(drawn.width).toBeGreaterThan(150);
    expect(drawn.pdf).toBe('%PDF-');
    expect(await findBrowser()).toBe(browser);
  });

  (hasBundled ? it : it.skip)('lends fonts to one on a machine that has none', async () => {
    const browser = await searchBrowser({ path: process.env.PATH ?? '', fonts: [newFolder()] });
    expect(Object.keys(browser.env)).toContain('FONTCONFIG_FILE');
    expect((await draw(browser)).width).toBeGreaterThan(150);
  });

  it('hands none of the settings of the server to it', async () => {
    const { env } = await findBrowser();
    expect(Object.keys(env)).not.toContain('DATABASE_URL');
    expect(Object.keys(env)).not.toContain('TEST_DATABASE_URL');
  });

  it('runs without a sandbox only as root or where there is none', async () => {
    const { args, sandboxed } = await findBrowser();
    expect(args.includes('--no-sandbox')).toBe(!sandboxed);
    if (process.getuid?.() === 0) expect(sandboxed).toBe(false);
  });

  (hasBundled ? it : it.skip)('brings the one from npm where none is installed, once', async () => {
    const cache = newFolder();
    process.env.XDG_CACHE_HOME = cache;
    const browser = await searchBrowser({ path: '' });
    expect(browser.executablePath.startsWith(cache)).toBe(true);
    expect((await draw(browser)).width).toBeGreaterThan(150);
    const before = statSync(browser.executablePath).ctimeMs;
    await searchBrowser({ path: '' });
    expect(statSync(browser.executablePath).ctimeMs).toBe(before);
  });

  it('passes over a browser on PATH that does not run', async () => {
    const folder = newFolder();
    writeFileSync(join(folder, 'chromium'), '#!/bin/sh\necho "install me as a snap" >&2\nexit 1\n');
    chmodSync(join(folder, 'chromium'), 0o755);
    const search = searchBrowser({ path: folder });
    if (hasBundled) expect((await search).executablePath).not.toBe(join(folder, 'chromium'));
    else await expect(search).rejects.toThrow(join(folder, 'chromium'));
  });

  it('uses no other than the named one, and says what is wrong with it', async () => {
    await expect(searchBrowser({ named: '/nowhere/chrome', path: process.env.PATH ?? '' })).rejects.toThrow(
      /PUPPETEER_EXECUTABLE_PATH[^]*\/nowhere\/chrome/,
    );
  });
});
