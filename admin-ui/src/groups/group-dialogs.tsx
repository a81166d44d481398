import type { Group } from '../api/types';
import { useEditedRecord } from '../directory/use-edited-record';
import { RecordDialog } from '../form/record-dialog';
import { useT } from '../i18n/use-t';
import { AddMembers } from './add-members';
import { GroupCreate } from './group-create';
import { GroupEdit } from './group-edit';
import type { GroupPlace } from './group-place';

interface GroupDialogsProps {
  place: GroupPlace;
  onClose: () => void;
  onCreated: (group: Group) => void;
}

/** The dialogs over the groups; which one, the address says. */
export function GroupDialogs({ place, onClose, onCreated }: GroupDialogsProps) {
  if (place.dialog === 'create') return <GroupCreate onClose={onClose} onCreated={onCreated} />;
  return <GroupDialog id={place.id ?? 0} dialog={place.dialog} onClose={onClose} />;
}

interface GroupDialogProps {
  id: number;
  dialog: GroupPlace['dialog'];
  onClose: () => void;
}

function GroupDialog({ id, dialog, onClose }: GroupDialogProps) {
  const t = useT();
  const { first, record, error, isMissing, retry, loadNewest } = useEditedRecord<Group>(
    'subcontractor-groups',
    id,
  );
  if (!first || !record) {
    return (
      <RecordDialog
        title={t('groups.edit.title')}
        error={error}
        missing={isMissing ? { title: t('groups.missing.title'), text: t('groups.missing.text') } : undefined}
        onRetry={retry}
        onClose={onClose}
      />
    );
  }
  if (dialog === 'add') return <AddMembers group={record} onClose={onClose} />;
  return <GroupEdit key={first.id} first={first} loadNewest={loadNewest} onClose={onClose} />;
}
