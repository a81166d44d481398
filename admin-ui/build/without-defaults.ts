import type { Plugin } from 'vite';

/**
 * What react-admin's lists, tables and forms fall back to where a screen gives nothing in its place. Every one of ours gives its
 * own, so these are never shown; whole, they are a tenth of what the first list downloads. By their files, with what each exports.
 */
const replacedParts: Readonly<Record<string, readonly string[]>> = {
  // What is asked is never put off until there is a connection: it fails, and the list says so.
  Offline: ['Offline', 'OfflineClasses'],
  'button/BulkDeleteButton': ['BulkDeleteButton'],
  'button/SelectAllButton': ['SelectAllButton'],
  'detail/EditActions': ['EditActions'],
  'form/Toolbar': ['Toolbar', 'ToolbarClasses'],
  'layout/Loading': ['Loading'],
  'layout/Title': ['Title'],
  'list/Empty': ['Empty'],
  'list/ListActions': ['ListActions'],
  'list/ListNoResults': ['ListNoResults'],
  'list/datagrid/ExpandAllButton': [],
  'list/datagrid/ExpandRowButton': [],
  'list/datatable/ColumnsSelector': ['ColumnsSelector'],
  'list/datatable/ColumnsSelectorItem': ['ColumnsSelectorItem'],
  'list/datatable/DataTableLoading': ['DataTableLoading'],
  'list/datatable/SelectPageCheckbox': ['SelectPageCheckbox'],
  'list/datatable/SelectRowCheckbox': ['SelectRowCheckbox'],
  'list/filter/FilterForm': [
    'FilterForm',
    'FilterFormBase',
    'FilterFormClasses',
    'StyledForm',
    'getFilterFormValues',
    'mergeInitialValuesWithDefaultValues',
  ],
  'list/pagination/PaginationActions': ['PaginationActions'],
};

/**
 * Of react-admin without its looks. Lists are exported by the API, all of their pages and in more formats. What an address says in
 * its `source` fills no form of ours: a stranger's link would type into it.
 */
const replacedCore: Readonly<Record<string, readonly string[]>> = {
  'export/defaultExporter': ['defaultExporter'],
  'form/useRecordFromLocation': ['getRecordFromLocation', 'useRecordFromLocation'],
  // What is remembered is in the browser's store.
  'store/memoryStore': ['memoryStore'],
};

/** English words that react-admin makes of names of fields and resources; a screen of ours gives labels in its three languages. */
const sameWord = ['capitalize', 'humanize', 'inflect', 'pluralize', 'singularize', 'transform']
  .map((name) => `export const ${name} = (word) => word;`)
  .join('\n');

/** What react-admin compares records, filters and sorts by: plain data, for which lodash brings 34 kB. */
const sameData = "export { default } from 'fast-deep-equal';";

/** The looks of fields that ours do not have, and arrows in place of the pager's words. */
const replacedLooks = ['FilledInput', 'Input', 'TablePaginationActions'];

/**
 * Leaves out of the built application what its screens replace, and has react-admin's tables show the tooltip that all others
 * show. A development server serves all of it. The build fails when one of these files is not there any more, as after an update.
 * @param tooltip the module of that tooltip
 */
export function withoutDefaults(tooltip: string): Plugin {
  const awaited = new Set([...Object.keys(replacedParts), ...Object.keys(replacedCore), ...replacedLooks]);
  return {
    name: 'without-defaults',
    apply: 'build',
    buildEnd(error) {
      if (!error && awaited.size > 0)
        this.error(`Nothing imports these any more: ${[...awaited].join(', ')}`);
    },
    load(id) {
      const file = id.replaceAll('\\', '/');
      const part = /\/ra-ui-materialui\/dist\/(.+)\.js$/.exec(file)?.[1] ?? '';
      const core = /\/ra-core\/dist\/(.+)\.js$/.exec(file)?.[1] ?? '';
      const look = /\/@mui\/material\/(\w+)\/\1\.mjs$/.exec(file)?.[1] ?? '';
      for (const name of [part, core, look]) awaited.delete(name);
      const names = replacedParts[part] ?? replacedCore[core];
      if (names) return nothing(names);
      if (/\/inflection\/lib\/inflection\.js$/.test(file)) return sameWord;
      if (/\/lodash\/isEqual\.js$/.test(file)) return sameData;
      if (replacedLooks.includes(look)) return nothing([]);
      if (look === 'Tooltip') return ours(tooltip);
      return null;
    },
  };
}

function nothing(names: readonly string[]): string {
  return ['export default () => null;', ...names.map((name) => `export const ${name} = () => null;`)].join(
    '\n',
  );
}

/** Ours finds its own place. */
const ours = (tooltip: string): string => `
import { createElement } from 'react';
import { Tooltip } from ${JSON.stringify(tooltip)};
export default ({ title, children }) => createElement(Tooltip, { title }, children);
`;
