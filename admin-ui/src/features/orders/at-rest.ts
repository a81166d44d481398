/** What the order page fetches once it stands, as one file of the build. */
export { OpenDialog } from './open-dialog';
export { DocumentsTab } from './documents/documents-tab';
export { DropAnywhere } from './documents/drop-anywhere';
export { HistoryPanel, LatestHistory } from './history/history-panel';
