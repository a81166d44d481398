import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { RecordDialog } from '../form/record-dialog';
import { useT } from '../i18n/use-t';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { RecordEditForm } from './record-edit-form';
import { useEditedRecord } from './use-edited-record';

interface RecordEditProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  onClose: () => void;
  onDelete: (record: Kept) => void;
}

/** The dialog of a record, which one the address says: own records can be changed, collected ones be read. */
export function RecordEdit<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordEditProps<Kept, Values>,
) {
  const { kind, onClose } = props;
  const { Collected } = kind;
  const t = useT();
  const id = Number(useParams()['id']);
  const { first, record, error, isMissing, retry, loadNewest } = useEditedRecord<Kept>(kind.resource, id);
  if (!first || !record) {
    return (
      <RecordDialog
        title={t(`${kind.words}.edit.title`)}
        error={error}
        missing={
          isMissing
            ? { title: t(`${kind.words}.missing.title`), text: t(`${kind.words}.missing.text`) }
            : undefined
        }
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  if (Collected && record.source_type === 'global') return <Collected record={record} onClose={onClose} />;
  return <RecordEditForm {...props} key={first.id} first={first} loadNewest={loadNewest} />;
}
