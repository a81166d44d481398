import type { Subcontractor } from '../api/types';
import { RecordDialogs } from '../directory/record-dialogs';
import { globalSubcontractorKind } from './global-subcontractor-kind';

interface GlobalSubcontractorDialogsProps {
  /** The subcontractor that the reader wants to delete. */
  doomed: Subcontractor | null;
  onDoom: (subcontractor: Subcontractor | null) => void;
}

/** The dialogs over the global subcontractors; they are loaded after the list. */
export function GlobalSubcontractorDialogs(props: GlobalSubcontractorDialogsProps) {
  return <RecordDialogs kind={globalSubcontractorKind} {...props} />;
}
