// Which tests changes can reach, for the loop at the desk. Imports tell most of it. What a module has the application
// call at run time, they do not: before a merge everything runs.
import { readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root, run } from './run.mjs';
import { Failure } from './say.mjs';

/** Where the changes of a branch are counted from. */
const bases = ['main', 'origin/main'];

/** Follow from sources that are looked at themselves; a check keeps them current. */
const isGenerated = (path) => /^openapi\/|^(api|sdk)\/src\/generated\//.test(path);
/** No test reads them; texts in `src` are part of what is built. */
const isProse = (path) =>
  /^(LICENSE|Dockerfile|\.github\/.*|([^/]+\/)*docs\/.*|[^/]+\.md|(admin-ui|api|public-forms)\/[^/]+\.md)$/.test(
    path,
  );
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isBrowserTest = (path) => path.endsWith('.browser.test.ts');
/** Says what every file of a folder is made with, or run by. */
const isSetting = (path) => /(^|\/)(package(-lock)?\.json|tsconfig[^/]*\.json|jest\.[^/]+)$/.test(path);

/** Code whose imports are followed. */
const code = /^(api|api\/reference|sdk|admin-ui|public-forms)\/(src|scripts)\/.*\.tsx?$/;

/** Folders of features: in the server, the application and the public pages. */
const feature =
  /^(?:api\/src\/modules\/[^/]+|admin-ui\/src\/features|public-forms\/src(?=\/(?:client-|order-|status|subcontractor-)))\/([^/]+)\//;

/** The feature that a file belongs to. */
export const featureOf = (path) => feature.exec(path)?.[1];

/**
 * What puts all features together. A test starts the whole for one of them; what it imports of the others is followed
 * only where a feature itself imports it.
 */
const whole =
  /^(api\/src\/(\w[\w-]*\.ts$|(cli|demo|generated)\/)|api\/src\/modules\/[^/]+\/module\.ts$|admin-ui\/src\/(main\.tsx|app\/)|public-forms\/(src\/(pages|server)\.tsx$|scripts\/))/;

/** Where the pages start that browsers are served. */
const entries = {
  'admin-ui': ['admin-ui/src/main.tsx', 'admin-ui/src/early.ts'],
  'public-forms': ['public-forms/scripts/build.ts', 'public-forms/scripts/entries.ts'],
  'api/reference': ['api/reference/src/main.ts'],
};

/** The server writes some of the public pages by itself, with what was built of them. */
const writesPages = {
  path: 'api/src/modules/shipment/links/read-pages.ts',
  pages: [
    ...entries['public-forms'],
    'public-forms/src/client-offer/client-offer-page.tsx',
    'public-forms/src/subcontractor-order/subcontractor-order-page.tsx',
  ],
};

const directory = ['clients', 'subcontractors', 'directory', 'sample-client-list', 'partners'];
const publicPages = [
  'client-offer',
  'order-form',
  'status',
  'subcontractor-offer',
  'subcontractor-order',
  'links',
];
const orders = ['orders', 'routes', 'quotes', 'documents', 'currencies', 'rules'];

/**
 * The features that each browser test works with, by their folders. One that is not named here works with all of them,
 * as the main job and the tests of looks do.
 */
export const featuresOfBrowserTests = {
  accounts: ['accounts', 'account', 'landing', 'users', 'settings'],
  activities: ['activities', 'orders'],
  'activity-views': ['activities', 'orders'],
  'api-reference': [],
  'audit-log': ['audit', 'audit-log'],
  'automatic-mails': ['outbox', 'templates', 'settings', ...orders],
  'carrier-order': [...orders, ...publicPages],
  chat: ['chat', 'settings'],
  'choosing-at-once': ['groups', ...directory, ...orders],
  'client-claims': ['activities', 'clients', ...orders],
  'client-mails': ['client-mails', 'client-mail', 'mailings', 'messages', ...directory],
  'client-scanner': ['crawler', 'scanner', 'global-directories', ...directory],
  collections: ['global-directories', ...directory],
  'company-data': ['companies', 'privacy', 'settings', 'company-register'],
  'company-people': ['companies', 'accounts', 'account', 'landing', 'no-company', 'users', 'settings'],
  'contract-quotes': orders,
  'data-requests': [...orders, ...publicPages],
  directories: directory,
  'directory-forms': ['company-numbers', 'company-register', 'countries', ...directory],
  documents: [...orders, ...publicPages],
  fonts: publicPages,
  'find-browser': [],
  'fresh-lists': ['activities', ...directory],
  'global-directories': ['global-directories', ...directory],
  'group-requests': ['groups', ...orders],
  groups: ['groups', ...directory],
  imports: ['imports', 'global-directories', ...directory],
  'incoming-mail': ['incoming-mail', 'messages', 'activities', ...orders],
  'invoice-data': ['invoices', 'settings', ...orders],
  invoices: ['invoices', ...orders],
  landing: ['landing', 'accounts'],
  'link-answers': [...orders, ...publicPages],
  'mail-texts': ['templates', 'outbox', 'settings'],
  messages: ['messages', 'translations', ...orders],
  'order-facts': [...orders, ...publicPages],
  'order-form': ['settings', ...orders, ...publicPages],
  'order-page': ['activities', ...orders],
  'order-steps': orders,
  'price-form': [...orders, ...publicPages],
  'public-pages': publicPages,
  'read-pages': [...orders, ...publicPages],
  settings: ['settings', 'users', 'companies', 'company-register'],
  'sign-in': ['accounts', 'account', 'landing'],
  'test-tools': ['admin-tools', 'test-tools', 'outbox'],
  'user-management': ['users', 'accounts', 'account'],
};

/**
 * Files that differ from where this branch left the main one, whether committed or not.
 * @returns {Promise<string[]>} paths from the root
 */
export async function changedFiles() {
  const git = async (...words) => {
    const { code: exit, output } = await run(['git', ...words]);
    return exit === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
  };
  for (const base of bases) {
    const from = await git('merge-base', 'HEAD', base);
    if (from === undefined) continue;
    const changed = (await git('diff', '--name-only', '--no-renames', from[0])) ?? [];
    const fresh = (await git('ls-files', '--others', '--exclude-standard')) ?? [];
    return [...new Set([...changed, ...fresh])];
  }
  throw new Failure(`There is no branch ${bases.join(' or ')} that changes could be counted from.`);
}

/**
 * The tests that changes can reach, by who imports whom.
 * @param {string[]} changed paths from the root
 * @returns {Promise<Record<string, true | string[]>>} by step: all of its tests, or those in these files
 */
export async function testsReachedBy(changed) {
  const { output } = await run(['git', 'ls-files', '--cached', '--others', '--exclude-standard']);
  const files = new Map();
  for (const path of output.split('\n')) {
    if (statSync(join(root, path), { throwIfNoEntry: false })?.isFile())
      files.set(path, code.test(path) ? readFileSync(join(root, path), 'utf8') : '');
  }
  return reachedTests(changed, files);
}

/**
 * As `testsReachedBy`, in a given tree.
 * @param {string[]} changed paths from the root
 * @param {Map<string, string>} files their paths, and the text of those that are code
 * @returns {Record<string, true | string[]>}
 */
export function reachedTests(changed, files) {
  const relevant = changed.filter((path) => !isGenerated(path) && !isProse(path));
  const isAll = relevant.some((path) => /^(package(-lock)?|tsconfig)\.json$/.test(path));
  const isIn = (...folders) => isAll || relevant.some((path) => folders.some((one) => path.startsWith(one)));
  const imports = importsIn(files);
  const tests = [...files.keys()].filter((path) => path.startsWith('api/src/') && isTest(path));
  const known = reach([...tests, ...Object.values(entries).flat()], imports, true);
  const suite = (isOfSuite, ...folders) => {
    const inside = relevant.filter((path) => folders.some((one) => path.startsWith(one)));
    // Something is read in a way that no import tells: a migration, a list, a setting.
    if (isAll || inside.some((path) => isSetting(path) || !(known.has(path) || isTest(path)))) return true;
    return tests.filter(isOfSuite).filter((test) => isReached(test, inside, imports, files));
  };
  const isOfApi = (path) => !isBrowserTest(path);
  return {
    ...(isIn('scripts/') && { scripts: true }),
    ...((isIn('sdk/') || changed.includes('openapi/openapi.json')) && { sdk: true }),
    ...(isIn('public-forms/', 'sdk/') && { 'public-forms': true }),
    ...(isIn('admin-ui/', 'sdk/') && { 'admin-ui': true }),
    ...some({
      api: suite(isOfApi, 'api/src/', 'api/jest', 'api/package', 'api/ts', 'public-forms/', 'sdk/src/'),
      browser: suite(isBrowserTest, 'api/', 'public-forms/', 'admin-ui/', 'sdk/'),
    }),
  };
}

const some = (suites) =>
  Object.fromEntries(Object.entries(suites).filter(([, tests]) => tests === true || tests.length > 0));

function isReached(test, changed, imports, files) {
  const text = files.get(test);
  // What lists the sources may read any of them.
  if (changed.length > 0 && /\b(readdir|glob)Sync\b/.test(text) && text.includes('import.meta.dirname'))
    return true;
  const { starts, isWhole } = startsOf(test, files);
  const reached = reach(starts, imports, isWhole);
  return changed.some((path) => reached.has(path));
}

/** Where a test starts from: itself, the files of its features, and the pages if it opens some. */
function startsOf(test, files) {
  if (!test.startsWith('api/src/browser-tests/')) {
    const folder = feature.exec(test)?.[0];
    return folder === undefined
      ? { starts: [test], isWhole: true }
      : { starts: [test, ...filesOf((path) => path.startsWith(folder), files)], isWhole: false };
  }
  const features = featuresOfBrowserTests[posix.basename(test, '.browser.test.ts')];
  if (features === undefined) return { starts: [test, ...Object.values(entries).flat()], isWhole: true };
  const own = filesOf((path) => features.includes(featureOf(path)), files);
  const pages = Object.entries(entries).filter(([folder]) =>
    own.some((path) => path.startsWith(`${folder}/`)),
  );
  const reference = test.includes('api-reference') ? entries['api/reference'] : [];
  return { starts: [test, ...own, ...reference, ...pages.flatMap(([, paths]) => paths)], isWhole: false };
}

const filesOf = (isWanted, files) => [...files.keys()].filter((path) => isWanted(path) && !isTest(path));

/** All that some files import, and what that imports. */
function reach(starts, imports, isWhole) {
  const own = new Set(starts);
  const isFollowed = (from, to) => {
    if (isWhole || own.has(from)) return true;
    return (
      !(whole.test(from) && feature.test(to)) &&
      !(from === writesPages.path && writesPages.pages.includes(to))
    );
  };
  const reached = new Set(starts);
  for (const path of reached)
    for (const next of imports.get(path) ?? []) if (isFollowed(path, next)) reached.add(next);
  return reached;
}

/** Files by the files that import them. A file of nothing but types is imported by those that use its types. */
function importsIn(files) {
  const ofTypes = /^(import|export) type [^;]*;/gm;
  const imports = new Map();
  for (const [path, text] of files) imports.set(path, importsOf(path, text.replaceAll(ofTypes, ''), files));
  const atRuntime = new Set([...imports.values()].flat());
  for (const [path, text] of files)
    imports.get(path).push(...importsOf(path, text, files).filter((target) => !atRuntime.has(target)));
  imports.get(writesPages.path)?.push(...writesPages.pages);
  return imports;
}

/** The files that a text names by their relative path. */
function importsOf(path, text, files) {
  const names = [...text.matchAll(/['"`](\.{1,2}\/[^'"`\n]*|@frakto\/sdk[^'"`\n]*)['"`]/g)];
  return names.flatMap(([, name]) => {
    const target = name.startsWith('@frakto/sdk')
      ? `sdk/src${name.slice('@frakto/sdk'.length) || '/index'}`
      : posix.join(posix.dirname(path), name);
    const source = target.replace('api/dist/', 'api/src/').replace(/\.js$/, '');
    const found = [source, `${source}.ts`, `${source}.tsx`, `${source}/index.ts`].find((one) =>
      files.has(one),
    );
    return found === undefined ? [] : [found];
  });
}
