import { useGetOne } from 'ra-core';
import type { Group } from '../api/types';
import { problemOf } from '../api/use-describe-failure';
import { RecordDialog } from '../form/record-dialog';
import { useT } from '../i18n/use-t';
import { AddMembers } from './add-members';
import { GroupForm } from './group-form';
import type { GroupPlace } from './group-place';

interface GroupDialogsProps {
  place: GroupPlace;
  onClose: () => void;
  onCreated: (group: Group) => void;
}

/** The dialogs over the groups; which one, the address says. */
export function GroupDialogs({ place, onClose, onCreated }: GroupDialogsProps) {
  if (place.dialog === 'create') return <GroupForm onClose={onClose} onSaved={onCreated} />;
  return <GroupDialog id={place.id ?? 0} dialog={place.dialog} onClose={onClose} />;
}

interface GroupDialogProps {
  id: number;
  dialog: GroupPlace['dialog'];
  onClose: () => void;
}

function GroupDialog({ id, dialog, onClose }: GroupDialogProps) {
  const t = useT();
  const { data, error, refetch, isFetchedAfterMount } = useGetOne<Group>(
    'subcontractor-groups',
    { id },
    { staleTime: 0, enabled: id > 0 },
  );
  if (!data || error || !isFetchedAfterMount) {
    const isMissing = id === 0 || problemOf(error)?.status === 404;
    return (
      <RecordDialog
        title={t('groups.edit.title')}
        error={error}
        missing={isMissing ? { title: t('groups.missing.title'), text: t('groups.missing.text') } : undefined}
        onRetry={() => void refetch()}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'add') return <AddMembers group={data} onClose={onClose} />;
  return (
    <GroupForm
      key={`${data.id}-${data.version}`}
      group={data}
      onReload={() => void refetch()}
      onClose={onClose}
    />
  );
}
