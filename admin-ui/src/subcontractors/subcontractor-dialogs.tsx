import type { DirectorySubcontractor } from '../api/types';
import { RecordDialogs } from '../directory/record-dialogs';
import { subcontractorKind } from './subcontractor-kind';

interface SubcontractorDialogsProps {
  /** The subcontractor that the reader wants to delete. */
  doomed: DirectorySubcontractor | null;
  onDoom: (subcontractor: DirectorySubcontractor | null) => void;
}

/** The dialogs over the list of subcontractors; they are loaded after it. */
export function SubcontractorDialogs(props: SubcontractorDialogsProps) {
  return <RecordDialogs kind={subcontractorKind} {...props} />;
}
