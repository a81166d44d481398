import Button from '@mui/material/Button';
import Trash from 'lucide-react/icons/trash-2';
import { useDataProvider, useListContext } from 'react-admin';
import { Suspense, useState } from 'react';
import type { ResourceName } from '../api/resources';
import { problemOf } from '../api/use-describe-failure';
import { Icon } from '../components/icon';
import { later } from '../components/later';
import { useToast } from '../components/use-toast';
import { useT } from '../i18n/use-t';
import type { DirectoryRecord, DirectoryWords } from './directory-kind';
import type { BatchProgress } from './use-batch';
import { useRefreshLists } from './use-refresh';

const BatchDialog = later(async () => (await import('./batch-dialog')).BatchDialog<Removable>);

/** A record that can be removed; a collected one by the entry of the collection. */
type Removable = DirectoryRecord & { collection_id?: number | null };

interface RemoveSelectedProps {
  /** What is deleted of own records. */
  resource: ResourceName;
  /** What is deleted of collected ones. */
  collection?: ResourceName;
  words: DirectoryWords;
  records: readonly Removable[];
}

/** Takes several records out of a directory at once: own ones are deleted, collected ones leave the collection. */
export function RemoveSelected({ resource, collection, words, records }: RemoveSelectedProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const dataProvider = useDataProvider();
  const { onSelect } = useListContext();
  const [asked, setAsked] = useState<readonly Removable[] | null>(null);

  const remove = (record: Removable) =>
    collection && record.collection_id
      ? dataProvider.delete(collection, { id: record.collection_id })
      : dataProvider.delete(resource, { id: record.id, previousData: record });
  const ended = ({ done, failures, left }: BatchProgress<Removable>) => {
    refresh(resource);
    // What was not removed stays selected.
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    if (others.length > 0) return;
    setAsked(null);
    toast.success(t(`${words}.remove.done`, { smart_count: done }));
  };
  const say = (error: unknown) =>
    words === 'subcontractors' && problemOf(error)?.code === 'still_used'
      ? t('subcontractors.stillUsed')
      : undefined;

  const count = asked?.length ?? 0;
  const global = (asked ?? []).filter((record) => record.source_type === 'global').length;
  const text =
    words === 'clients' || words === 'subcontractors'
      ? t(`${words}.remove.text`, { personal: count - global, global })
      : t(`${words}.delete.text`);
  return (
    <>
      <Button
        size="small"
        color="error"
        onPointerEnter={BatchDialog.preload}
        onFocus={BatchDialog.preload}
        onClick={() => setAsked(records)}
      >
        <Icon of={Trash} size={14} />
        {t(`${words}.remove.button`, { smart_count: records.length })}
      </Button>
      <Suspense>
        {asked && (
          <BatchDialog
            title={t(`${words}.remove.title`, { smart_count: count })}
            text={text}
            confirmLabel={t(`${words}.remove.submit`)}
            items={asked}
            nameOf={({ name }) => name}
            deed={remove}
            say={say}
            onEnded={ended}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
