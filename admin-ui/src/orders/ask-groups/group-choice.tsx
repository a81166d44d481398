import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../components/empty-state';
import { ErrorState } from '../../components/error-state';
import { SearchField } from '../../components/search-field';
import { SkeletonRows } from '../../components/skeletons';
import { useT } from '../../i18n/use-t';
import { paths } from '../../paths';
import { focusListSearch } from '../../shell/hot-keys';
import { useGroupsToAsk } from '../queries/group-queries';
import type { Route } from '../queries/types';
import { GroupRow } from './group-row';
import type { useGroupChoice } from './use-group-choice';
import styles from './ask-groups.module.css';

interface GroupChoiceProps {
  route: Route;
  choice: ReturnType<typeof useGroupChoice>;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** The groups to choose from, or why there are none to see. */
export function GroupChoice({ route, choice, asked }: GroupChoiceProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { data, error, isPending, refetch } = useGroupsToAsk(route.id, query);
  // The search is what a person wants first; the dialog would otherwise put the focus on itself.
  useEffect(() => {
    focusListSearch();
  }, []);

  if (data?.total === 0 && !query) {
    return (
      <div className={styles['none']}>
        <EmptyState title={t('orders.askGroups.emptyTitle')} text={t('orders.askGroups.emptyText')}>
          <Button variant="outlined" component={Link} to={paths.groups}>
            {t('orders.askGroups.toGroups')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles['choose']}>
      <div className={styles['search']}>
        <SearchField
          label={t('orders.askGroups.search')}
          placeholder={t('orders.askGroups.search')}
          value={query}
          onSearch={setQuery}
        />
      </div>
      <div className={styles['list']} role="group" aria-label={t('orders.askGroups.list')}>
        {isPending && <SkeletonRows rows={4} height={52} />}
        {error && !data && (
          <ErrorState error={error} title={t('orders.askGroups.failed')} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && (
          <p className={styles['empty']}>{t('orders.askGroups.nothing', { query })}</p>
        )}
        <ul>
          {data?.items.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              checked={choice.has(group.id)}
              asked={asked}
              onToggle={() => choice.toggle(group)}
            />
          ))}
        </ul>
      </div>
      {data && data.total > data.items.length && (
        <p className={styles['more']}>
          {t('orders.askGroups.more', { shown: data.items.length, total: data.total })}
        </p>
      )}
    </div>
  );
}
