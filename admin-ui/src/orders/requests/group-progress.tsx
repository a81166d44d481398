import Archive from 'lucide-react/icons/archive';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import { Icon } from '../../components/icon';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useGroupsToAsk } from '../queries/group-queries';
import type { PriceRequest } from '../queries/types';
import { countsByGroup, reachedOf, type GroupCounts } from './request-counts';
import styles from './requests.module.css';

interface GroupProgressProps {
  routeId: number;
  requests: readonly PriceRequest[];
}

/** How far the request to each group is; nothing when no group was asked. */
export function GroupProgress({ routeId, requests }: GroupProgressProps) {
  const t = useT();
  const groups = countsByGroup(requests);
  const known = useGroupsToAsk(routeId, '').data?.items ?? [];
  if (!groups.some(({ groupId }) => groupId !== null)) return null;
  const nameOf = (id: number | null) => {
    if (id === null) return t('orders.requests.alone');
    return known.find((group) => group.id === id)?.name ?? t('orders.requests.noGroup');
  };
  return (
    <ul className={styles['groups']} aria-label={t('orders.requests.groups')}>
      {groups.map((group) => (
        <GroupLine key={group.groupId ?? 0} name={nameOf(group.groupId)} {...group} />
      ))}
    </ul>
  );
}

function GroupLine({ name, counts }: GroupCounts & { name: string }) {
  const t = useT();
  const { number } = useFormat();
  const { waiting, stored, failed, total } = counts;
  const state = waiting > 0 ? 'waiting' : failed > 0 ? 'failed' : stored > 0 ? 'stored' : 'done';
  const icon = { waiting: LoaderCircle, failed: CircleAlert, stored: Archive, done: CircleCheck }[state];
  return (
    <li>
      <span className={`${styles['sign']} ${styles[state] ?? ''}`}>
        <Icon of={icon} size={18} />
      </span>
      <span className={`cut ${styles['name']}`} title={name}>
        {name}
      </span>
      <span className={styles['state']}>
        {t(`orders.requests.groupState.${state}`, { count: number(failed) })}
      </span>
      <span className="num">
        {t('orders.requests.groupOf', { sent: number(reachedOf(counts)), total: number(total) })}
      </span>
    </li>
  );
}
