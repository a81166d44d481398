import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Screens that are opened to read: they do not wait for tables and for what dialogs edit with. */
const readingScreens = ['features/activities/activities-page.tsx', 'features/orders/order-page.tsx'];
/** Its dialogs are made of forms alone: they do not wait for tables. */
const featureOfForms = 'orders';
/** What every list is made of: with it come the parts of tables, and lists do not wait for what dialogs alone are made of. */
const partOfLists = 'kit/records/record-list.tsx';
/** Not a list of records with dialogs: what it shares with those makes no other list wait. */
const listApart = 'features/audit-log/audit-log-page.tsx';
/** What this many features need is needed by nearly every screen. */
const manyFeatures = 5;
/** Files of fewer characters, before these are made small, are no request worth. */
const smallFile = 30_000;

/** A file as the bundler would make it: what exactly the same screens and dialogs need. */
interface SurveyedFile {
  size: number;
  /** Whether something asks for it by itself. */
  isOpened: boolean;
  /** Modules that open something which cannot be shown without it, by their paths in the application. */
  openers: Set<string>;
  imports: readonly string[];
  joined?: string | null;
}

/**
 * Joins the small files of the build. A bundler makes a file of every set of screens and dialogs that have a module in common,
 * which is a hundred requests for one page. Here, what strangers and users need is one file (`start`), what users need wherever
 * they are is another (`users`), the parts of forms are a third (`editing`), tables a fourth (`lists`), what only dialogs are made of a fifth
 * (`dialogs`; `orders-editing` what an order's dialogs are made of), and each screen has its own beside them; only large things that few features share stay in files of their own.
 *
 * Who needs what is known when the unused is gone: so files are made twice, first as the bundler would, then by what that shows.
 * @param source the folder of the application's modules
 */
export function fewerFiles(source: string): Plugin {
  const files = new Map<string, SurveyedFile>();
  /** The names of the files that modules were in. */
  const places = new Map<string, string>();

  const joinedOf = (name: string): string | null => {
    const file = files.get(name);
    if (!file) return null;
    file.joined ??= choose(file);
    return file.joined;
  };

  /** What needs lists; known with the survey. */
  let listOpeners = new Set<string>();

  const choose = ({ size, isOpened, openers, imports }: SurveyedFile): string | null => {
    if (openers.has('../index.html')) return 'start';
    const readers = new Set([...openers].map(featureOf));
    if (readers.has('landing') && readers.size > 1) return 'start';
    if (openers.has('app/signed-in.tsx')) return openers.size > 1 ? 'users' : null;
    if (openers.size === 1 || (isOpened && size >= smallFile)) return null;
    const read = readingScreens.filter((path) => openers.has(path));
    const isRead = read.length > 0;
    const isOfLists = [...openers].some((opener) => listOpeners.has(opener));
    const feature = readers.size === 1 ? [...readers].join('') : null;
    if (feature !== null && isRead) return feature;
    // What one of these screens shares with few others is no part of every screen.
    if (read.length === 1 && readers.size < manyFeatures && !isOfLists) return featureOf(read.join(''));
    if (readers.size < manyFeatures) {
      // With it would come what it imports.
      if (size >= smallFile || imports.some((path) => joinedOf(path) === null)) return null;
      if (feature !== null) return `${feature}-editing`;
    }
    if (isRead) return 'users';
    const isOfForms = readers.has(featureOfForms);
    if (!isOfLists) return isOfForms ? `${featureOfForms}-editing` : 'dialogs';
    return isOfForms ? 'editing' : 'lists';
  };

  const survey: Rolldown.OutputOptions = { minify: false };
  const final: Rolldown.OutputOptions = {
    codeSplitting: {
      groups: [
        {
          // A new version of the application does not make people fetch it again.
          name: 'react',
          test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//,
          priority: 1,
        },
        { name: (id) => joinedOf(places.get(id) ?? ''), includeDependenciesRecursively: false },
      ],
    },
  };
  return {
    name: 'fewer-files',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: [survey, final] } } }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (files.size > 0) return;
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, facadeModuleId, modules, imports } of chunks) {
          const sizes = Object.values(modules).map(({ renderedLength }) => renderedLength);
          const size = sizes.reduce((sum, one) => sum + one, 0);
          files.set(fileName, { size, isOpened: facadeModuleId !== null, openers: new Set(), imports });
          for (const id of Object.keys(modules)) places.set(id, fileName);
        }
        for (const { fileName, facadeModuleId } of chunks) {
          if (!facadeModuleId) continue;
          const reached = new Set([fileName]);
          for (const name of reached) {
            const file = files.get(name);
            file?.openers.add(relative(source, facadeModuleId));
            for (const imported of file?.imports ?? []) reached.add(imported);
          }
        }
        const lists = [...places].find(([path]) => relative(source, path) === partOfLists);
        if (!lists) this.error(`There is no ${partOfLists}`);
        listOpeners = new Set(files.get(lists[1])?.openers);
        listOpeners.delete(listApart);
        for (const name of Object.keys(bundle)) delete bundle[name];
      },
    },
  };
}

/** The feature that a module belongs to; others stand for themselves. */
function featureOf(path: string): string {
  const [area, feature = ''] = path.split('/');
  return area === 'features' ? feature : path;
}
