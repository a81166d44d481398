import Button from '@mui/material/Button';
import X from 'lucide-react/icons/x';
import { useListContext } from 'react-admin';
import { Suspense, useState } from 'react';
import type { GroupMember } from '../api/types';
import { Icon } from '../components/icon';
import { later } from '../components/later';
import { useToast } from '../components/use-toast';
import type { BatchProgress } from '../directory/use-batch';
import { useT } from '../i18n/use-t';
import { removeMember, useRefreshMembers } from './use-members';

const BatchDialog = later(async () => (await import('../directory/batch-dialog')).BatchDialog<GroupMember>);

/** Takes several members out of a group at once. */
export function RemoveMembers({ group, members }: { group: number; members: readonly GroupMember[] }) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshMembers();
  const { onSelect } = useListContext();
  const [asked, setAsked] = useState<readonly GroupMember[] | null>(null);
  const ended = ({ done, failures, left }: BatchProgress<GroupMember>) => {
    refresh();
    const others = [...failures.map(({ item }) => item), ...left];
    onSelect(others.map(({ id }) => id));
    if (others.length > 0) return;
    setAsked(null);
    toast.success(t('groups.member.removedAll', { smart_count: done }));
  };
  return (
    <>
      <Button
        size="small"
        color="error"
        onPointerEnter={BatchDialog.preload}
        onFocus={BatchDialog.preload}
        onClick={() => setAsked(members)}
      >
        <Icon of={X} size={14} />
        {t('groups.member.removeSelected', { smart_count: members.length })}
      </Button>
      <Suspense>
        {asked && (
          <BatchDialog
            title={t('groups.member.removeTitle', { smart_count: asked.length })}
            text={t('groups.member.removeText')}
            confirmLabel={t('groups.member.remove')}
            items={asked}
            nameOf={({ subcontractor }) => subcontractor.name}
            deed={({ id }) => removeMember(group, id)}
            onEnded={ended}
            onClose={() => setAsked(null)}
          />
        )}
      </Suspense>
    </>
  );
}
