import { Create, ListBase } from 'react-admin';
import type { Group } from '../../kit/api/types';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { EditRecord } from '../../kit/records/edit-record';
import { RecordForm, type RecordFormKind } from '../../kit/records/record-form';
import type { GroupPlace } from './group-place';
import { RecordTextInput } from '../../kit/records/record-text-input';
import Dialog from '@mui/material/Dialog';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { DialogHeading } from '../../kit/components/dialog-heading';
import { AddMembersBody } from './add-members-body';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../kit/components/icon';
import { TextField } from '../../kit/components/text-field';
import { textOf } from '../../kit/form/text-of';
import { useField } from '../../kit/form/use-field';
import styles from './group-dialogs.module.css';

/** The colour of a group until another one is chosen; the API's too. */
const defaultColor = '#3B82F6';

/** Colours that can be told apart on light and on dark ground. */
const groupColors: readonly { value: string; label: MessageKey }[] = [
  { value: defaultColor, label: 'groups.color.blue' },
  { value: '#0D9488', label: 'groups.color.teal' },
  { value: '#16A34A', label: 'groups.color.green' },
  { value: '#D97706', label: 'groups.color.amber' },
  { value: '#EA580C', label: 'groups.color.orange' },
  { value: '#DC2626', label: 'groups.color.red' },
  { value: '#DB2777', label: 'groups.color.pink' },
  { value: '#7C3AED', label: 'groups.color.violet' },
  { value: '#64748B', label: 'groups.color.grey' },
];

/** Whether a text is a colour as the API takes it. */
function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text);
}

/** The colour of a group: one of a few good ones, or one's own. */
function ColorField() {
  const t = useT();
  const { value, onChange, ref, handlers, isInvalid, message } = useField('color');
  const color = textOf(value);
  return (
    <fieldset className={styles['field']}>
      <legend>{t('groups.field.color')}</legend>
      <div className={styles['swatches']}>
        {groupColors.map(({ value: swatch, label }) => (
          <label key={swatch} className={styles['swatch']} style={{ background: swatch }} title={t(label)}>
            <input
              type="radio"
              name={`${handlers.id}-color`}
              aria-label={t(label)}
              checked={swatch.toUpperCase() === color.toUpperCase()}
              onChange={() => onChange(swatch)}
            />
            {swatch.toUpperCase() === color.toUpperCase() && <Icon of={Check} size={14} />}
          </label>
        ))}
      </div>
      <div className={styles['own']}>
        <TextField
          {...handlers}
          label={t('groups.field.ownColor')}
          value={color}
          inputRef={ref}
          onChange={(event) => {
            const typed = event.target.value.trim();
            onChange(/^[0-9a-f]{6}$/i.test(typed) ? `#${typed}` : typed);
          }}
          error={isInvalid}
          helperText={message}
          inputProps={{ maxLength: 7, autoComplete: 'off', spellCheck: false, className: 'num' }}
        />
        <input
          type="color"
          className={styles['picker']}
          aria-label={t('groups.field.picker')}
          title={t('groups.field.picker')}
          value={isColor(color) ? color : defaultColor}
          onChange={(event) => onChange(event.target.value.toUpperCase())}
        />
      </div>
    </fieldset>
  );
}

/** Adds several subcontractors of the directory to a group at once. */
function AddMembers({ group, onClose }: { group: Group; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const [isRunning, setRunning] = useState(false);
  const close = () => {
    if (!isRunning) onClose();
  };
  return (
    <Dialog
      open
      onClose={close}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 560 } } }}
    >
      <DialogHeading id={id} onClose={close}>
        {t('groups.addMembers.title', { name: group.name })}
      </DialogHeading>
      <ListBase
        resource="subcontractors"
        filter={{ not_in_group: group.id }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={20}
        storeKey={false}
        exporter={false}
        disableAuthentication
        disableSyncWithLocation
        queryOptions={{ onError: () => undefined }}
      >
        <AddMembersBody group={group} onRunning={setRunning} onClose={onClose} />
      </ListBase>
    </Dialog>
  );
}

/** The fields of the group form; named as in the API. */
interface GroupValues extends Record<string, unknown> {
  name: string;
  description: string;
  color: string;
}

/** What the fields of a group are called. */
const groupLabels = {
  name: 'groups.field.name',
  description: 'groups.field.description',
  color: 'groups.field.color',
} as const satisfies Record<string, MessageKey>;

/** Fills the form from a group, or makes an empty one. */
function groupValues(group?: Group): GroupValues {
  return {
    name: group?.name ?? '',
    description: group?.description ?? '',
    color: group?.color ?? defaultColor,
  };
}

/** The fields of a group. */
function GroupFields() {
  const t = useT();
  return (
    <>
      <RecordTextInput source="name" label={t(groupLabels.name)} required autoFocus maxLength={200} />
      <RecordTextInput source="description" label={t(groupLabels.description)} rows={2} maxLength={4000} />
      <ColorField />
    </>
  );
}

const groupKind: RecordFormKind<Group, GroupValues> = {
  resource: 'subcontractor-groups',
  createSchema: ({ groupInputSchema }) => groupInputSchema,
  updateSchema: ({ groupUpdateSchema }) => groupUpdateSchema,
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
      <Create
        resource={groupKind.resource}
        redirect={false}
        disableAuthentication
        title={false}
        component="div"
      >
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
          <GroupFields />
        </RecordForm>
      </Create>
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
            <GroupFields />
          </RecordForm>
        )
      }
    </EditRecord>
  );
}
