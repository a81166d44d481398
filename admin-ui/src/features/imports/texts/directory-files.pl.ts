import type { directoryFiles as English } from './directory-files.en';

/** Texts of the buttons by which files come into a directory and leave it. */
export const directoryFiles = {
  import: 'Importuj',
  heading: { clients: 'Import klientów', subcontractors: 'Import podwykonawców' },
  export: {
    button: 'Eksportuj',
    label: 'Eksportuj katalog',
    all: 'Wszystkie rekordy',
    shown:
      'To, co pokazuje lista: %{count} rekord |||| To, co pokazuje lista: %{count} rekordy |||| To, co pokazuje lista: %{count} rekordów',
    csv: 'CSV',
    xlsx: 'Excel (.xlsx)',
    done: 'Pobrano %{name}',
    counted:
      'Pobrano %{name}: %{count} rekord |||| Pobrano %{name}: %{count} rekordy |||| Pobrano %{name}: %{count} rekordów',
    failed: 'Nie wyeksportowano katalogu',
  },
} satisfies typeof English;
