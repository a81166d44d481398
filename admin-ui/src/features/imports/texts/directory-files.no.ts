import type { directoryFiles as English } from './directory-files.en';

/** Texts of the buttons by which files come into a directory and leave it. */
export const directoryFiles = {
  import: 'Importer',
  heading: { clients: 'Importer kunder', subcontractors: 'Importer underleverandører' },
  export: {
    button: 'Eksporter',
    label: 'Eksporter katalogen',
    all: 'Alle oppføringer',
    shown: 'Det listen viser: %{count} oppføring |||| Det listen viser: %{count} oppføringer',
    csv: 'CSV',
    xlsx: 'Excel (.xlsx)',
    done: '%{name} er lastet ned',
    counted: '%{name} er lastet ned: %{count} oppføring |||| %{name} er lastet ned: %{count} oppføringer',
    failed: 'Katalogen ble ikke eksportert',
  },
} satisfies typeof English;
