import { relative } from 'node:path';
import type { Plugin, Rolldown } from 'vite';

/** Screens that people see all day, and the modules that open each; who is on them waits for nothing that others need. */
const screens: readonly [name: string, openedBy: RegExp][] = [
  ['landing', /^features\/landing\/landing-page/],
  ['order', /^features\/orders\/(order-page|routes\/route-panel)/],
  ['lists', /^(features\/(clients\/client-directory|groups\/groups-screen)|app\/subcontractor-directory)/],
];

/**
 * Joins the small files of the build. A bundler makes a file of every set of screens and dialogs that have a module in common, which is a hundred
 * requests for one page. Here, what some of the `screens` have in common is one file for each set of screens: a module's imports are needed
 * wherever the module is, so that no screen fetches what it has no use for. What only dialogs and other screens need stays as the bundler has it.
 *
 * Who needs what is known when the unused is gone: so files are made twice, first as the bundler would, then by what that shows.
 * @param source the folder of the application's modules
 */
export function fewerFiles(source: string): Plugin {
  /** By module, the modules that open what cannot be shown without it. */
  const needing = new Map<string, Set<string>>();

  const fileOf = (id: string): string | null => {
    const openers = [...(needing.get(id) ?? [])];
    const needs = (opener: RegExp) => openers.some((path) => opener.test(path));
    const shared = screens.filter(([, openedBy]) => needs(openedBy)).map(([name]) => name);
    // Everybody is either signed in or on the way to it.
    if (needs(/^main\./) || (needs(/^app\/signed-in\./) && shared.includes('landing'))) return 'start';
    if (needs(/^app\/signed-in\./)) return 'signed-in';
    if (shared.length === 0 || openers.length === 1) return null;
    return shared.join('-');
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
        { name: fileOf, includeDependenciesRecursively: false },
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
        if (needing.size > 0) return;
        for (const opener of Object.values(bundle)) {
          if (opener.type !== 'chunk' || !opener.facadeModuleId) continue;
          const path = relative(source, opener.facadeModuleId);
          const files = new Set([opener.fileName]);
          for (const name of files) {
            const file = bundle[name];
            if (file?.type !== 'chunk') continue;
            for (const imported of file.imports) files.add(imported);
            for (const id of Object.keys(file.modules))
              needing.set(id, (needing.get(id) ?? new Set()).add(path));
          }
        }
        for (const name of Object.keys(bundle)) delete bundle[name];
      },
    },
  };
}
