import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ListBase, useListContext } from 'react-admin';
import { useId, useState } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { SkeletonRows } from '../components/skeletons';
import { useUnsavedGuard } from '../form/use-unsaved-guard';
import { useT } from '../i18n/use-t';
import type { CollectKind } from './collect-kind';
import styles from './collect-dialog.module.css';
import { CollectRow, type FoundRecord } from './collect-row';
import { ListSearch } from './list-search';
import { Pager } from './pager';
import { useFilters } from './use-filters';

interface CollectDialogProps {
  kind: CollectKind;
  onClose: () => void;
}

/** Notes that are being written, by the record that they are about: they outlast a look at another page. */
type Notes = ReadonlyMap<number, string>;

interface CollectBodyProps {
  kind: CollectKind;
  notes: Notes;
  onNotes: (change: (notes: Notes) => Notes) => void;
}

/** Looks through the global database, ten records a page, and adds from it to the company's collection. */
export function CollectDialog({ kind, onClose }: CollectDialogProps) {
  const t = useT();
  const id = useId();
  const phone = useMediaQuery('(max-width: 599px)');
  const [notes, setNotes] = useState<Notes>(new Map());
  const guard = useUnsavedGuard([...notes.values()].some((note) => note.trim() !== ''));
  return (
    <Dialog
      open
      onClose={onClose}
      fullScreen={phone}
      aria-labelledby={id}
      slotProps={{ paper: { sx: phone ? { m: 0, borderRadius: 0 } : { maxWidth: 720 } } }}
    >
      <DialogHeading id={id} onClose={onClose}>
        {t('directory.collect.title')}
      </DialogHeading>
      <ListBase
        resource={kind.found}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={10}
        storeKey={false}
        exporter={false}
        disableAuthentication
        disableSyncWithLocation
        queryOptions={{ onError: () => undefined }}
      >
        <CollectBody kind={kind} notes={notes} onNotes={setNotes} />
      </ListBase>
      {guard.dialog}
    </Dialog>
  );
}

function CollectBody({ kind, notes, onNotes }: CollectBodyProps) {
  const t = useT();
  const { data, total = 0, isPending, isFetching, error, refetch } = useListContext<FoundRecord>();
  const { filters } = useFilters();
  const isEmpty = !isPending && !error && total === 0;
  return (
    <>
      <div className={styles['tools']}>
        <ListSearch
          label={t('directory.collect.search')}
          placeholder={t('directory.collect.placeholder')}
          button="text"
          autoFocus
        />
      </div>
      <DialogContent className={styles['body'] ?? ''} aria-busy={isFetching}>
        {isPending && !error && <SkeletonRows rows={10} height={56} />}
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isEmpty &&
          (filters['q'] ? (
            <EmptyState title={t('directory.collect.nothing')} text={t('directory.collect.nothingText')} />
          ) : (
            <EmptyState title={t('directory.collect.empty')} text={t('directory.collect.emptyText')} />
          ))}
        {!error && total > 0 && (
          <ul className={styles['list']} aria-label={t('directory.collect.list')}>
            {(data ?? []).map((record) => (
              <CollectRow
                key={record.id}
                kind={kind}
                record={record}
                note={notes.get(record.id) ?? null}
                onNote={(note) => onNotes((all) => withNote(all, record.id, note))}
              />
            ))}
          </ul>
        )}
      </DialogContent>
      {!error && total > 0 && <Pager fixedSize />}
    </>
  );
}

function withNote(notes: Notes, id: number, note: string | null): Notes {
  const changed = new Map(notes);
  if (note === null) changed.delete(id);
  else changed.set(id, note);
  return changed;
}
