import { accessSync, constants, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { unpackBundledBrowser } from './bundled-browser.js';

/** Features that talk to the outside or offer things to a person who is not there. */
const OFF = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
];

const FLAGS = [
  // Nothing leaves the machine that the page did not ask for.
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-pings',
  `--disable-features=${OFF.join(',')}`,
  // Nobody is there to answer.
  '--no-default-browser-check',
  '--no-first-run',
  '--disable-breakpad',
  '--mute-audio',
  // Pages look the same on every machine.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  // Containers give /dev/shm 64 MB, too little for a page with pictures.
  '--disable-dev-shm-usage',
];

/**
 * Command line of a browser that renders our own pages without a screen.
 * @param sandboxed false where the system gives the browser no sandbox
 */
function browserFlags(sandboxed: boolean): string[] {
  return sandboxed ? FLAGS : [...FLAGS, '--no-sandbox'];
}

/** How a try to run a browser ended. */
type BrowserTrial = { works: true } | { works: false; reason: string };

const TRIAL_MS = 30_000;

/** Runs the browser once on an empty page: only that tells whether its libraries and its sandbox are there. */
async function tryBrowser(
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

/** A browser that was seen to run here; what `puppeteer.launch` takes. */
export interface FoundBrowser {
  executablePath: string;
  args: string[];
  /** The whole environment of the browser: it inherits none of the server's settings. */
  env: Record<string, string>;
  /** False when it runs without its sandbox, as root has to and as some containers force it to. */
  sandboxed: boolean;
}

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Where Linux keeps fonts, those of the machine and those of its user. */
const fontFolders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local/share/fonts'),
];

/** Where to look for a browser. */
interface BrowserPlaces {
  /** The one to use, and no other. */
  named?: string | undefined;
  /** Folders to look in, as in PATH. */
  path: string;
  /** Folders of the machine's fonts. */
  fonts?: readonly string[];
}

let found: Promise<FoundBrowser> | undefined;

/**
 * Finds a browser for PDFs and browser tests: the one that PUPPETEER_EXECUTABLE_PATH names, else Chromium or Chrome on
 * PATH, else the Chromium that comes from npm. Each is tried once; the answer is remembered for the process.
 * @throws Error that names what was tried and what to do
 */
export function findBrowser(): Promise<FoundBrowser> {
  const { PUPPETEER_EXECUTABLE_PATH, PATH = '' } = process.env;
  found ??= searchBrowser({ named: PUPPETEER_EXECUTABLE_PATH, path: PATH }).catch((error: unknown) => {
    found = undefined;
    throw error;
  });
  return found;
}

/**
 * Looks for a browser in the given places, without remembering it.
 * @throws Error that names what was tried and what to do
 */
export async function searchBrowser({
  named,
  path,
  fonts: folders = fontFolders,
}: BrowserPlaces): Promise<FoundBrowser> {
  const faults: string[] = [];
  const installed = named ? [named] : installedBrowsers(path);
  // Without any font Chromium draws none of a document's own either: pages come out empty, or it breaks down.
  const fonts = installed.length > 0 && !hasFonts(folders) ? ((await unpackBundledBrowser())?.env ?? {}) : {};
  for (const executablePath of installed) {
    const browser = await settle(executablePath, fonts, faults);
    if (browser !== null) return browser;
  }
  const bundled = named ? null : await unpackBundledBrowser();
  if (bundled !== null) {
    const { executablePath, env, libraries } = bundled;
    const browser =
      (await settle(executablePath, env, faults)) ??
      (await settle(executablePath, { ...env, LD_LIBRARY_PATH: libraries }, faults));
    if (browser !== null) return browser;
  }
  throw new Error(
    'No browser for PDFs was found. Install Chromium or Chrome, or set PUPPETEER_EXECUTABLE_PATH to one ' +
      `(for example /usr/bin/chromium).${faults.length > 0 ? ' Tried:' : ''}${faults.join('')}`,
  );
}

/** Tells whether a machine with these folders has fonts. Only of Linux is it known where they are; others always have some. */
function hasFonts(folders: readonly string[]): boolean {
  return process.platform !== 'linux' || folders.some(holdsFont);
}

function holdsFont(folder: string): boolean {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).some((path) =>
      /\.(ttf|otf|ttc)$/i.test(path),
    );
  } catch {
    return false;
  }
}

/** Tries with the sandbox first; root cannot have it. */
async function settle(
  executablePath: string,
  extra: Record<string, string>,
  faults: string[],
): Promise<FoundBrowser | null> {
  const env = { ...browserEnvironment(), ...extra };
  for (const sandboxed of process.getuid?.() === 0 ? [false] : [true, false]) {
    const trial = await tryBrowser(executablePath, env, sandboxed);
    if (trial.works) return { executablePath, args: browserFlags(sandboxed), env, sandboxed };
    faults.push(`\n  ${executablePath}${sandboxed ? '' : ' without sandbox'}: ${trial.reason}`);
    if (!/sandbox/i.test(trial.reason)) return null;
  }
  return null;
}

function browserEnvironment(): Record<string, string> {
  const { PATH = '/usr/bin:/bin', HOME = homedir(), TMPDIR, LANG = 'C.UTF-8' } = process.env;
  return { PATH, HOME, LANG, ...(TMPDIR === undefined ? {} : { TMPDIR }) };
}

function installedBrowsers(path: string): string[] {
  const folders = path.split(delimiter).filter((folder) => folder !== '');
  const onPath = NAMES.flatMap(
    (name) => folders.map((folder) => join(folder, name)).find(isExecutable) ?? [],
  );
  return process.platform === 'darwin' && isExecutable(MAC_CHROME) ? [...onPath, MAC_CHROME] : onPath;
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
