import Button from '@mui/material/Button';
import { useEffect, useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../kit/components/empty-state';
import { ErrorState } from '../../../kit/components/error-state';
import { SearchField } from '../../../kit/components/search-field';
import { SkeletonRows } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { focusListSearch } from '../../../kit/hot-keys';
import { useGroupsToAsk } from '../queries/group-queries';
import type { Route } from '../queries/types';
import { type useGroupChoice, hindranceOf } from './use-group-choice';
import styles from './ask-groups.module.css';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Group } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { GroupMembers } from './group-members';

interface GroupRowProps {
  group: Group;
  checked: boolean;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
  onToggle: () => void;
}

/** A group to tick, or why it cannot be; its members can be looked at. */
function GroupRow({ group, checked, asked, onToggle }: GroupRowProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, description, member_count: members, asked_at: askedAt } = group;
  const hindrance = hindranceOf(group);
  const facts = [t('orders.askGroups.members', { smart_count: members }), description];
  return (
    <li className={styles['group']}>
      <div className={styles['row']}>
        <label className={`${styles['choice']} ${hindrance === null ? '' : styles['off']}`}>
          <Checkbox
            checked={checked && hindrance === null}
            disabled={hindrance !== null}
            onChange={onToggle}
          />
          <span className={styles['dot']} style={{ background: color }} aria-hidden="true" />
          <span className={styles['who']}>
            <span className={`cut ${styles['name']}`} title={name}>
              {name}
            </span>
            <span className={`num ${styles['sub']}`}>
              {hindrance === 'nobody' && t('orders.askGroups.nobodyIn')}
              {hindrance === null && facts.filter(Boolean).join(' · ')}
              {hindrance === 'asked' && askedAt && (
                <>
                  {t('orders.askGroups.asked', { time: format.dateTime(askedAt) })}.{' '}
                  {t('orders.askGroups.onlyOnce')}
                </>
              )}
            </span>
          </span>
        </label>
        {members > 0 && (
          <IconButton
            size="small"
            aria-label={t('orders.askGroups.show', { name })}
            aria-expanded={isOpen}
            aria-controls={`${id}-members`}
            onClick={() => setIsOpen(!isOpen)}
            className={styles['opener'] ?? ''}
          >
            <Icon of={ChevronDown} size={16} />
          </IconButton>
        )}
      </div>
      <div id={`${id}-members`} hidden={!isOpen}>
        {isOpen && <GroupMembers group={group} asked={asked} />}
      </div>
    </li>
  );
}

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
