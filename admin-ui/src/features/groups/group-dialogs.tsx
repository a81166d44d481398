import { NothingFound } from '../../kit/records/nothing-found';
import { RateTag } from '../../kit/directory/cells';
import { Create, ListBase, useListContext } from 'react-admin';
import type { Group, DirectorySubcontractor } from '../../kit/api/types';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import { EditRecord } from '../../kit/records/edit-record';
import { RecordForm, type RecordFormKind } from '../../kit/records/record-form';
import type { GroupPlace } from './group-place';
import { RecordTextInput } from '../../kit/records/record-text-input';
import Dialog from '@mui/material/Dialog';
import { useId, useState } from 'react';
import { DialogHeading } from '../../kit/components/dialog-heading';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../kit/components/icon';
import { TextField } from '../../kit/components/text-field';
import { textOf, useField } from '../../kit/form/use-field';
import dialog from './group-dialogs.module.css';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { ReasonButton } from '../../kit/components/reason-button';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { usePhone } from '../../kit/components/use-phone';
import { BatchReport, useBatch } from '../../kit/directory/batch-dialog';
import { ListSearch } from '../../kit/directory/list-search';
import { Pager } from '../../kit/records/pager';
import { useFilters } from '../../kit/directory/use-filters';
import { useSelectedRecords } from '../../kit/records/use-selected-records';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard';
import { RateFilter } from '../subcontractors/rate';
import styles from './add-members.module.css';
import { addMember, useRefreshMembers } from './use-members';
import Checkbox from '@mui/material/Checkbox';
import { useCountries } from '../../kit/api/countries';
import { SelectPage, useRowSelection } from '../../kit/records/select-cells';

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
    <fieldset className={dialog['field']}>
      <legend>{t('groups.field.color')}</legend>
      <div className={dialog['swatches']}>
        {groupColors.map(({ value: swatch, label }) => (
          <label key={swatch} className={dialog['swatch']} style={{ background: swatch }} title={t(label)}>
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
      <div className={dialog['own']}>
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
          className={dialog['picker']}
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
  const phone = usePhone();
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
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: 560 } } }}
    >
      <DialogHeading id={id} onClose={close}>
        {t('groups.addMembers.title', { name: group.name })}
      </DialogHeading>
      <ListBase
        resource="subcontractors"
        filter={{ not_in_group: group.id, is_unconfirmed: false }}
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

/** Subcontractors to tick; what is ticked stays so on other pages and with other searches. */
function CandidateList() {
  const t = useT();
  const { byId } = useCountries();
  const { data = [] } = useListContext<DirectorySubcontractor>();
  const selection = useRowSelection(data, () => true);
  return (
    <>
      <div className={styles['all']}>
        <SelectPage selection={selection} />
        <span aria-hidden="true">{t('common.list.selectAll')}</span>
      </div>
      <ul aria-label={t('groups.addMembers.list')}>
        {data.map((candidate) => (
          <li key={candidate.id}>
            <label className={styles['candidate']}>
              <Checkbox
                checked={selection.has(candidate)}
                slotProps={{ input: { readOnly: true } }}
                onClick={(event) => selection.toggle(candidate, event)}
              />
              <span className={styles['words']}>
                <span className={`${styles['name']} cut`}>{candidate.name}</span>
                <span className={`${styles['small']} cut`}>
                  {[candidate.city, byId(candidate.country_id)?.name].filter(Boolean).join(', ')}
                </span>
              </span>
              <RateTag rate={candidate.rate_type} />
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}

interface AddMembersBodyProps {
  group: Group;
  onRunning: (isRunning: boolean) => void;
  onClose: () => void;
}

/** Search, candidates and the action; while it runs, how far it is. */
function AddMembersBody({ group, onRunning, onClose }: AddMembersBodyProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const {
    total = 0,
    perPage,
    isPending,
    isFetching,
    error,
    refetch,
    onSelect,
  } = useListContext<DirectorySubcontractor>();
  const { filters } = useFilters();
  const chosen = useSelectedRecords<DirectorySubcontractor>();
  const { progress, run, stop } = useBatch(({ id }: DirectorySubcontractor) => addMember(group.id, id));
  const isRunning = progress.state === 'running';
  const guard = useUnsavedGuard(chosen.length > 0);

  const start = async () => {
    onRunning(true);
    const { done, failures, left } = await run(chosen);
    onRunning(false);
    refresh();
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    const [failure] = failures;
    if (failure) toast.failure(t('groups.addMembers.failed'), failure.error);
    if (others.length > 0) return;
    toast.success(t('groups.addMembers.done', { smart_count: done }));
    guard.release();
    onClose();
  };

  const isSearched = Boolean(filters['q'] ?? filters['rate_type']);
  return (
    <>
      {!isRunning && (
        <div className={styles['tools']}>
          <ListSearch
            label={t('groups.addMembers.search')}
            placeholder={t('subcontractors.searchPlaceholder')}
            autoFocus
          />
          <RateFilter />
        </div>
      )}
      <DialogContent className={styles['body'] ?? ''} aria-busy={isFetching}>
        {progress.state !== 'idle' && (
          <div className={styles['report']}>
            <BatchReport
              progress={progress}
              nameOf={({ name }) => name}
              label={t('groups.addMembers.title', { name: group.name })}
            />
          </div>
        )}
        {!isRunning && isPending && !error && <SkeletonRows />}
        {!isRunning && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!isRunning &&
          !isPending &&
          !error &&
          total === 0 &&
          (isSearched ? (
            <NothingFound />
          ) : (
            <EmptyState title={t('groups.addMembers.all')} text={t('groups.addMembers.allText')} />
          ))}
        {!isRunning && !error && total > 0 && <CandidateList />}
      </DialogContent>
      {!isRunning && total > perPage && <Pager fixedSize />}
      <DialogActions>
        <Button onClick={isRunning ? stop : onClose}>
          {t(isRunning ? 'directory.batch.stop' : 'common.action.cancel')}
        </Button>
        <ReasonButton
          variant="contained"
          loading={isRunning}
          reason={chosen.length > 0 ? null : t('groups.addMembers.chooseFirst')}
          onClick={() => void start()}
        >
          {t('groups.addMembers.submit', { smart_count: chosen.length })}
        </ReasonButton>
      </DialogActions>
      {guard.dialog}
    </>
  );
}
