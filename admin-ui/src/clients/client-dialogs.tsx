import type { Client } from '../api/types';
import { RecordDialogs } from '../directory/record-dialogs';
import { clientDirectoryKind } from './client-directory-kind';

interface ClientDialogsProps {
  /** The client that the reader wants to delete. */
  doomed: Client | null;
  onDoom: (client: Client | null) => void;
}

/** The dialogs over the client list; they are loaded after it. */
export function ClientDialogs(props: ClientDialogsProps) {
  return <RecordDialogs kind={clientDirectoryKind} {...props} />;
}
