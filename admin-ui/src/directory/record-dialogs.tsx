import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Route, Routes } from 'react-router-dom';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { RecordCreate } from './record-create';
import { RecordDelete } from './record-delete';
import { RecordEdit } from './record-edit';
import { useDirectoryRoutes } from './use-directory-routes';

interface RecordDialogsProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  /** The record that the reader wants to delete. */
  doomed: Kept | null;
  onDoom: (record: Kept | null) => void;
}

/** The dialogs over a directory: `…/create`, `…/12`, and the question before a deletion. */
export function RecordDialogs<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordDialogsProps<Kept, Values>,
) {
  const { kind, doomed, onDoom } = props;
  const { Collect } = kind;
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
        {Collect && <Route path="global" element={<Collect onClose={close} />} />}
        <Route
          path=":id"
          element={isGone ? null : <RecordEdit kind={kind} onClose={close} onDelete={onDoom} />}
        />
        <Route path="*" element={null} />
      </Routes>
      {doomed && <RecordDelete kind={kind} record={doomed} onClose={() => onDoom(null)} onDeleted={leave} />}
    </>
  );
}
