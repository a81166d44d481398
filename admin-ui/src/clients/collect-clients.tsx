import { CollectDialog } from '../directory/collect-dialog';
import type { CollectKind } from '../directory/collect-kind';

const kind: CollectKind = {
  found: 'global-clients',
  collection: 'user-global-clients',
  directory: 'client-directory',
  idField: 'client_id',
  hasNotes: true,
};

/** Adds clients from the global database. */
export function CollectClients({ onClose }: { onClose: () => void }) {
  return <CollectDialog kind={kind} onClose={onClose} />;
}
