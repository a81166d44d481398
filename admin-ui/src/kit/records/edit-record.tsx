import { Edit, useEditContext } from 'react-admin';
import { useState, type ReactNode } from 'react';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import { RecordDialog } from '../form/record-dialog';
import type { VersionedRecord } from './use-conflict';

interface EditRecordProps<Kept extends VersionedRecord> extends StartedProps<Kept> {
  resource: ResourceName;
  /** No number of a record is like one that nobody has. */
  id: number;
}

interface StartedProps<Kept extends VersionedRecord> {
  /** Above the dialog while the record is on its way. */
  title: string;
  missing: { title: string; text: string };
  onClose: () => void;
  /** The dialog, from the record as it was when it started, and as it was read last. */
  children: (first: Kept, newest: Kept) => ReactNode;
}

/**
 * react-admin's `Edit` around a dialog, which has its title and buttons. The record of the list may be old by now: the dialog starts from the newest one.
 * Once it has started, a record that cannot be read again takes no form away, and a newer one replaces nothing that is typed.
 */
export function EditRecord<Kept extends VersionedRecord>({ resource, id, ...rest }: EditRecordProps<Kept>) {
  const { title, missing, onClose } = rest;
  if (!Number.isSafeInteger(id) || id <= 0)
    return (
      <RecordDialog
        title={title}
        error={null}
        missing={missing}
        onRetry={() => undefined}
        onClose={onClose}
      />
    );
  return (
    <Edit<Kept>
      key={id}
      resource={resource}
      id={id}
      mutationMode="pessimistic"
      redirect={false}
      disableAuthentication
      queryOptions={{ staleTime: 0, onError: () => undefined }}
      title={false}
      actions={false}
      component="div"
      offline={false}
      render={() => <Started<Kept> {...rest} />}
    />
  );
}

function Started<Kept extends VersionedRecord>({ title, missing, onClose, children }: StartedProps<Kept>) {
  const { record, error, isFetching, refetch } = useEditContext<Kept>();
  const [first, setFirst] = useState<Kept | null>(null);
  if (!first && record && !error && !isFetching) setFirst(record);
  if (first) return children(first, record ?? first);
  return (
    <RecordDialog
      title={title}
      error={error}
      missing={problemOf(error)?.status === 404 ? missing : undefined}
      onRetry={() => void refetch()}
      onClose={onClose}
    />
  );
}
