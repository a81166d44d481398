import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Route, Routes } from 'react-router-dom';
import { CollectDialog } from './collect-dialog';
import type { RecordDialogsProps } from './directory';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { RecordCreate } from './record-create';
import { RecordDelete } from './record-delete';
import { RecordEdit } from './record-edit';
import { useDirectoryRoutes } from './use-directory-routes';

interface KindProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
}

/** The dialogs over a directory: `…/create`, `…/12`, and the question before a deletion. */
export function RecordDialogs<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordDialogsProps<Kept> & KindProps<Kept, Values>,
) {
  const { kind, recordToDelete, onDelete } = props;
  const { collect } = kind;
  const { close } = useDirectoryRoutes(kind.path);
  const [isGone, setGone] = useState(false);
  const leave = () => {
    // Nobody must be asked about unsaved changes of a record that no longer exists.
    flushSync(() => setGone(true));
    close();
  };
  return (
    <>
      <Routes>
        <Route path="create" element={<RecordCreate kind={kind} onClose={close} />} />
        {collect && <Route path="global" element={<CollectDialog kind={collect} onClose={close} />} />}
        <Route
          path=":id"
          element={isGone ? null : <RecordEdit kind={kind} onClose={close} onDelete={onDelete} />}
        />
        <Route path="*" element={null} />
      </Routes>
      {recordToDelete && (
        <RecordDelete kind={kind} record={recordToDelete} onClose={() => onDelete(null)} onDeleted={leave} />
      )}
    </>
  );
}
