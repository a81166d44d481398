import type { Client } from '../api/types';
import { RecordDialogs } from '../directory/record-dialogs';
import { globalClientKind } from './global-client-kind';

interface GlobalClientDialogsProps {
  /** The client that the reader wants to delete. */
  doomed: Client | null;
  onDoom: (client: Client | null) => void;
}

/** The dialogs over the global clients; they are loaded after the list. */
export function GlobalClientDialogs(props: GlobalClientDialogsProps) {
  return <RecordDialogs kind={globalClientKind} {...props} />;
}
