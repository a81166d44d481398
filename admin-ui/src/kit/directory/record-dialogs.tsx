import { useState, useId } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues } from 'react-hook-form';
import { Route, Routes, useNavigate, useParams } from 'react-router-dom';
import { useDirectoryRoutes } from './use-directory-routes';
import type {
  DirectoryKind,
  DirectoryRecord,
  PlaceValues,
  CollectKind,
  RecordDialogsProps,
} from './directory-kind';
import { RecordCreate } from './record-create';
import Button from '@mui/material/Button';
import { usePlaceRules } from '../form/use-post-code-rule';
import { useT } from '../i18n/use-t';
import { EditRecord } from '../records/edit-record';
import { NothingFound } from '../records/nothing-found';
import { RecordList } from '../records/record-list';
import { RecordForm } from '../records/record-form';
import { useDelete, useListContext } from 'react-admin';
import { problemOf } from '../api/use-describe-failure';
import { ConfirmDialog } from '../components/confirm-dialog';
import { showToast } from '../components/toast-store';
import { useToast } from '../components/use-toast';
import { useRefreshLists } from './use-refresh';
import Dialog from '@mui/material/Dialog';
import { DialogHeading } from '../components/dialog-heading';
import { EmptyState } from '../components/empty-state';
import { usePhone } from '../components/use-phone';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import styles from './collect-dialog.module.css';
import { CollectRow, type FoundRecord } from './collect-row';
import { ListSearch } from './list-search';

interface CollectDialogProps {
  kind: CollectKind;
  onClose: () => void;
}

/** Notes that are being written, by the record that they are about: they outlast a look at another page. */
type Notes = ReadonlyMap<number, string>;

/** Looks through the global database, ten records a page, and adds from it to the company's collection. */
function CollectDialog({ kind, onClose }: CollectDialogProps) {
  const t = useT();
  const id = useId();
  const phone = usePhone();
  const [notes, setNotes] = useState<Notes>(new Map());
  const guard = useUnsavedGuard([...notes.values()].some((note) => note.trim() !== ''));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? {} : { maxWidth: 720 } } }}
    >
      <DialogHeading id={id} onClose={onClose}>
        {t('directory.collect.title')}
      </DialogHeading>
      <RecordList
        resource={kind.found}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={10}
        pager={{ fixedSize: true }}
        rowHeight={56}
        sx={{ '& .RaList-content': { minHeight: 420, px: 1.5 } }}
        head={
          <div className={styles['tools']}>
            <ListSearch
              label={t('directory.collect.search')}
              placeholder={t('directory.collect.placeholder')}
              button="text"
              autoFocus
            />
          </div>
        }
        empty={
          <EmptyState
            title={t('directory.collect.empty')}
            text={t('directory.collect.emptyText')}
            picture="warehouse"
          />
        }
        nothing={<NothingFound text={t('directory.collect.nothingText')} />}
      >
        <FoundRecords kind={kind} notes={notes} onNotes={setNotes} />
      </RecordList>
      {guard.dialog}
    </Dialog>
  );
}

interface FoundRecordsProps {
  kind: CollectKind;
  notes: Notes;
  onNotes: (change: (notes: Notes) => Notes) => void;
}

function FoundRecords({ kind, notes, onNotes }: FoundRecordsProps) {
  const t = useT();
  const { data = [] } = useListContext<FoundRecord>();
  if (data.length === 0) return null;
  return (
    <ul aria-label={t('directory.collect.list')}>
      {data.map((record) => (
        <CollectRow
          key={record.id}
          kind={kind}
          record={record}
          note={notes.get(record.id) ?? null}
          onNote={(note) => onNotes((all) => withNote(all, record.id, note))}
        />
      ))}
    </ul>
  );
}

function withNote(notes: Notes, id: number, note: string | null): Notes {
  const changed = new Map(notes);
  if (note === null) changed.delete(id);
  else changed.set(id, note);
  return changed;
}

interface RecordDeleteProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  record: Kept;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a record is deleted, and names what goes and what stays. */
function RecordDelete<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordDeleteProps<Kept, Values>,
) {
  const { kind, record, onClose, onDeleted } = props;
  const { words } = kind;
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [remove, { isPending }] = useDelete<Kept>();
  const confirm = () =>
    void remove(
      kind.resource,
      { id: record.id, previousData: record },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          const text = t(`${words}.delete.doneText`);
          refresh(kind.resource);
          toast.success(t(`${words}.delete.done`, { name: record.name }), { text });
          onClose();
          onDeleted();
        },
        onError: (error: unknown) => {
          const title = t(`${words}.delete.failed`);
          if (kind.stillUsed && problemOf(error)?.code === 'still_used') {
            showToast({ kind: 'failure', title, text: t(kind.stillUsed) });
          } else toast.failure(title, error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      title={t(`${words}.delete.title`, { name: record.name })}
      confirmLabel={t(`${words}.delete.submit`)}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t(`${words}.delete.text`)}
    </ConfirmDialog>
  );
}

interface RecordEditProps<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues> {
  kind: DirectoryKind<Kept, Values>;
  onClose: () => void;
  onDelete: (record: Kept) => void;
}

/** The dialog of a record, which one the address says: own records can be changed, collected ones be read. */
function RecordEdit<Kept extends DirectoryRecord, Values extends FieldValues & PlaceValues>(
  props: RecordEditProps<Kept, Values>,
) {
  const { kind, onClose, onDelete } = props;
  const { words, Fields, Collected } = kind;
  const t = useT();
  const id = Number(useParams()['id']);
  const rules = usePlaceRules<Values>();
  return (
    <EditRecord<Kept>
      resource={kind.resource}
      id={id}
      title={t(`${words}.edit.title`)}
      missing={{ title: t(`${words}.missing.title`), text: t(`${words}.missing.text`) }}
      onClose={onClose}
    >
      {(first, newest) =>
        Collected && newest.source_type === 'global' ? (
          <Collected record={newest} onClose={onClose} />
        ) : (
          <RecordForm<Kept, Values>
            kind={kind}
            first={first}
            rules={rules}
            title={t(`${words}.edit.title`)}
            submitLabel={t('common.action.save')}
            done={({ name }) => t(`${words}.edit.done`, { name })}
            failed={t(`${words}.edit.failed`)}
            width={kind.width ?? 720}
            foot={(base) => (
              <Button variant="outlined" color="error" onClick={() => onDelete(base)}>
                {t('common.action.delete')}
              </Button>
            )}
            onClose={onClose}
          >
            <Fields />
          </RecordForm>
        )
      }
    </EditRecord>
  );
}

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
  const navigate = useNavigate();
  // A new record is shown where it landed: on top of what changed last, marked.
  const land = ({ id: landed }: Kept) =>
    void navigate({ pathname: kind.path, search: '?sort=update_date&order=DESC' }, { state: { landed } });
  const [isGone, setGone] = useState(false);
  const leave = () => {
    // Nobody must be asked about unsaved changes of a record that no longer exists.
    flushSync(() => setGone(true));
    close();
  };
  return (
    <>
      <Routes>
        <Route path="create" element={<RecordCreate kind={kind} onClose={close} onLanded={land} />} />
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
