import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { ListBase, useGetOne } from 'react-admin';
import type { Group } from '../api/types';
import { problemOf } from '../api/use-describe-failure';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { Icon } from '../components/icon';
import { SkeletonRows } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { ColorDot } from './color-dot';
import styles from './groups.module.css';
import { MemberList } from './member-list';

interface MemberPanelProps {
  id: number;
  /** It takes the place of the list of groups, and leads back to it. */
  isAlone: boolean;
  onGo: (path: string) => void;
  onDelete: (group: Group) => void;
}

/** One group: what it is for, and who is in it. */
export function MemberPanel({ id, isAlone, onGo, onDelete }: MemberPanelProps) {
  const t = useT();
  const {
    data: group,
    error,
    refetch,
  } = useGetOne<Group>('subcontractor-groups', { id }, { enabled: id > 0 });
  if (id === 0 || problemOf(error)?.status === 404) {
    return (
      <div className={styles['panel']}>
        <EmptyState title={t('groups.missing.title')} text={t('groups.missing.text')}>
          <Button variant="outlined" onClick={() => onGo(paths.groups)}>
            {t('groups.tabs.groups')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  if (!group) {
    return (
      <div className={styles['panel']}>
        {error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonRows />}
      </div>
    );
  }
  const { name, description, color } = group;
  return (
    <section className={styles['panel']} aria-label={t('groups.member.list', { name })}>
      <header className={styles['head']}>
        {isAlone && (
          <IconButton size="small" aria-label={t('groups.tabs.groups')} onClick={() => onGo(paths.groups)}>
            <Icon of={ArrowLeft} />
          </IconButton>
        )}
        <ColorDot color={color} />
        <h2 className="cut" title={name}>
          {name}
        </h2>
        <span className={`${styles['small']} num`}>
          {t('groups.members', { smart_count: group.member_count })}
        </span>
        <span className={styles['grow']} />
        <IconButton
          size="small"
          aria-label={t('groups.edit.title')}
          title={t('groups.edit.title')}
          onClick={() => onGo(`${paths.group(id)}/edit`)}
        >
          <Icon of={Pencil} size={14} />
        </IconButton>
        <IconButton
          size="small"
          aria-label={t('groups.delete.submit')}
          title={t('groups.delete.submit')}
          onClick={() => onDelete(group)}
        >
          <Icon of={Trash} size={14} />
        </IconButton>
        <Button size="small" variant="tonal" onClick={() => onGo(`${paths.group(id)}/add`)}>
          <Icon of={UserPlus} size={14} />
          {t('groups.member.add')}
        </Button>
      </header>
      {description && <p className={styles['description']}>{description}</p>}
      <ListBase
        resource="group-members"
        filter={{ id }}
        sort={{ field: 'name', order: 'ASC' }}
        perPage={50}
        storeKey={false}
        exporter={false}
        disableAuthentication
        disableSyncWithLocation
        queryOptions={{ onError: () => undefined }}
      >
        <MemberList group={group} onAdd={() => onGo(`${paths.group(id)}/add`)} />
      </ListBase>
    </section>
  );
}
