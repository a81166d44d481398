/** Texts of the buttons by which files come into a directory and leave it. */
export const directoryFiles = {
  import: 'Import',
  heading: { clients: 'Import clients', subcontractors: 'Import subcontractors' },
  export: {
    button: 'Export',
    label: 'Export the directory',
    all: 'All records',
    shown: 'What the list shows: %{count} record |||| What the list shows: %{count} records',
    csv: 'CSV',
    xlsx: 'Excel (.xlsx)',
    done: 'Downloaded %{name}',
    counted: 'Downloaded %{name}: %{count} record |||| Downloaded %{name}: %{count} records',
    failed: 'The directory was not exported',
  },
};
