import { groupInputSchema, groupUpdateSchema } from '@frakto/sdk/forms';
import { CreateBase } from 'react-admin';
import type { Group } from '../api/types';
import { useT } from '../i18n/use-t';
import { EditRecord } from '../kit/edit-record';
import { RecordForm, type RecordFormKind } from '../kit/record-form';
import { AddMembers } from './add-members';
import { GroupFields } from './group-fields';
import type { GroupPlace } from './group-place';
import { groupLabels, groupValues, type GroupValues } from './group-values';

const groupKind: RecordFormKind<Group, GroupValues> = {
  resource: 'subcontractor-groups',
  createSchema: groupInputSchema,
  updateSchema: groupUpdateSchema,
  valuesOf: groupValues,
  labels: groupLabels,
  taken: { group_name_taken: 'name' },
};

interface GroupDialogsProps {
  place: GroupPlace;
  onClose: () => void;
  /** Called with a new group, instead of closing. */
  onCreated: (group: Group) => void;
}

/** The dialogs over the groups; which one, the address says. */
export function GroupDialogs({ place, onClose, onCreated }: GroupDialogsProps) {
  const t = useT();
  if (place.dialog === 'create')
    return (
      <CreateBase resource={groupKind.resource} redirect={false} disableAuthentication>
        <RecordForm
          kind={groupKind}
          title={t('groups.create.title')}
          submitLabel={t('groups.create.submit')}
          done={({ name }) => t('groups.create.done', { name })}
          failed={t('groups.create.failed')}
          onClose={onClose}
          onSaved={(group) => {
            onCreated(group);
            return true;
          }}
        >
          {() => <GroupFields />}
        </RecordForm>
      </CreateBase>
    );
  return (
    <EditRecord<Group>
      resource={groupKind.resource}
      id={place.id ?? 0}
      title={t('groups.edit.title')}
      missing={{ title: t('groups.missing.title'), text: t('groups.missing.text') }}
      onClose={onClose}
    >
      {(first, newest) =>
        place.dialog === 'add' ? (
          <AddMembers group={newest} onClose={onClose} />
        ) : (
          <RecordForm
            kind={groupKind}
            first={first}
            title={t('groups.edit.title')}
            submitLabel={t('common.action.save')}
            done={({ name }) => t('groups.edit.done', { name })}
            failed={t('groups.edit.failed')}
            onClose={onClose}
          >
            {() => <GroupFields />}
          </RecordForm>
        )
      }
    </EditRecord>
  );
}
