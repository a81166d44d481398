import { lazy } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RecordDialogsProps } from './directory';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';

/** The dialogs of a directory; their code comes once one is opened. */
export function dialogsOf<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  load: () => Promise<DirectoryKind<Kept, Values>>,
) {
  return lazy(async () => {
    const [{ RecordDialogs }, kind] = await Promise.all([import('./record-dialogs'), load()]);
    const Dialogs = (props: RecordDialogsProps<Kept>) => <RecordDialogs kind={kind} {...props} />;
    return { default: Dialogs };
  });
}
