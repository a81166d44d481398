import { CollectDialog } from '../directory/collect-dialog';
import type { CollectKind } from '../directory/collect-kind';

const kind: CollectKind = {
  found: 'global-subcontractors',
  collection: 'user-global-subcontractors',
  directory: 'subcontractors',
  idField: 'subcontractor_id',
  hasNotes: false,
};

/** Adds subcontractors from the global database. */
export function CollectSubcontractors({ onClose }: { onClose: () => void }) {
  return <CollectDialog kind={kind} onClose={onClose} />;
}
