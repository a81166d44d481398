import type { DirectoryClient } from '../api/types';
import { RecordDialogs } from '../directory/record-dialogs';
import { clientDirectoryKind } from './client-directory-kind';

interface ClientDialogsProps {
  /** The client that the reader wants to delete. */
  doomed: DirectoryClient | null;
  onDoom: (client: DirectoryClient | null) => void;
}

/** The dialogs over the client list; they are loaded after it. */
export function ClientDialogs(props: ClientDialogsProps) {
  return <RecordDialogs kind={clientDirectoryKind} {...props} />;
}
