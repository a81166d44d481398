import { useGetOne } from 'ra-core';
import type { FieldValues } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { problemOf } from '../api/use-describe-failure';
import { RecordDialog } from '../form/record-dialog';
import { useT } from '../i18n/use-t';
import type { DirectoryKind, DirectoryRecord, PlaceValues } from './directory-kind';
import { RecordEditForm } from './record-edit-form';

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
  const isId = Number.isSafeInteger(id) && id > 0;
  // The version of the list may be old by now: the form starts from the newest one.
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Kept>(
    kind.resource,
    { id },
    { staleTime: 0, enabled: isId },
  );
  if (!data || error || !isFetchedAfterMount) {
    const isMissing = !isId || problemOf(error)?.status === 404;
    return (
      <RecordDialog
        title={t(`${kind.words}.edit.title`)}
        error={error}
        missing={
          isMissing
            ? { title: t(`${kind.words}.missing.title`), text: t(`${kind.words}.missing.text`) }
            : undefined
        }
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  if (Collected && data.source_type === 'global') return <Collected record={data} onClose={onClose} />;
  return (
    <RecordEditForm
      {...props}
      key={data.id}
      first={data}
      loadNewest={async () => {
        const { data: newest, error: failure } = await refetch();
        if (!newest || failure) throw failure ?? new Error('nothing was answered');
        return newest;
      }}
    />
  );
}
