import Button from '@mui/material/Button';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { useDataProvider, useListContext } from 'react-admin';
import type { ResourceName } from '../../kit/api/resources';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { useToast } from '../../kit/components/use-toast';
import { BatchDialog, type BatchProgress } from '../../kit/directory/batch-dialog';
import type { DirectoryRecord, DirectoryWords } from '../../kit/directory/directory-kind';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';

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

/**
 * Takes several records out of a directory at once: own ones are deleted, collected ones leave the collection. react-admin's
 * `BulkDeleteButton` has one answer for all of them; here each that could not go is named with its reason, and stays selected.
 */
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
  const button = t(`${words}.remove.button`, { smart_count: records.length });
  return (
    <>
      <Button size="small" color="error" title={button} onClick={() => setAsked(records)}>
        <Icon of={Trash} size={14} />
        {button}
      </Button>
      {asked && (
        <BatchDialog
          title={t(`${words}.remove.title`, { smart_count: count })}
          text={text}
          confirmLabel={t(`${words}.remove.submit`)}
          items={asked}
          nameOf={({ name }) => name}
          action={remove}
          say={say}
          onEnded={ended}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
