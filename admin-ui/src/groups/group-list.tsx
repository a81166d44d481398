import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import type { Group } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { ThinProgress } from '../components/thin-progress';
import { ListSearch } from '../directory/list-search';
import { Pager } from '../directory/pager';
import { EditAndDelete, RowActions } from '../directory/row-actions';
import { shortened } from '../directory/texts';
import { useFilters } from '../directory/use-filters';
import { textOf } from '../form/text-of';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { ColorDot } from './color-dot';
import styles from './groups.module.css';

const descriptionLength = 60;

interface GroupListProps {
  /** The group whose members are shown. */
  shown: number | null;
  onEdit: (path: string) => void;
  onDelete: (group: Group) => void;
}

/** The groups of the current page, with a search; a click shows the members of one. */
export function GroupList({ shown, onEdit, onDelete }: GroupListProps) {
  const t = useT();
  const { search } = useLocation();
  const { data = [], total = 0, perPage, isFetching } = useListContext<Group>();
  const { filters } = useFilters();
  return (
    <section className={styles['groups']} aria-label={t('groups.list')} aria-busy={isFetching}>
      <div className={styles['search']}>
        <ListSearch label={t('groups.search')} placeholder={t('groups.searchPlaceholder')} />
      </div>
      <div className={styles['scroll']}>
        {isFetching && <ThinProgress after={300} />}
        {total === 0 && (
          <EmptyState
            title={t('groups.nothing.title', { query: textOf(filters['q']) })}
            text={t('groups.nothing.text')}
          />
        )}
        <ul>
          {data.map((group) => (
            <li key={group.id} className={styles['group']}>
              <Link
                data-row
                to={{ pathname: paths.group(group.id), search }}
                aria-current={group.id === shown ? 'true' : undefined}
              >
                <ColorDot color={group.color} />
                <span className={styles['words']}>
                  <span className={`${styles['name']} cut`} title={group.name}>
                    {group.name}
                  </span>
                  {group.description && (
                    <span className={`${styles['small']} cut`} title={group.description}>
                      {shortened(group.description, descriptionLength)}
                    </span>
                  )}
                  <span className={`${styles['small']} num`}>
                    {t('groups.members', { smart_count: group.member_count })}
                  </span>
                </span>
              </Link>
              <RowActions>
                <EditAndDelete
                  name={group.name}
                  onEdit={() => onEdit(`${paths.group(group.id)}/edit`)}
                  onDelete={() => onDelete(group)}
                />
              </RowActions>
            </li>
          ))}
        </ul>
      </div>
      {total > perPage && <Pager fixedSize />}
    </section>
  );
}
