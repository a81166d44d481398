import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import Plus from 'lucide-react/icons/plus';
import { useListContext } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Group } from '../api/types';
import { EmptyState } from '../components/empty-state';
import { ErrorState } from '../components/error-state';
import { Icon } from '../components/icon';
import { PageHead } from '../components/page-head';
import { LorryPicture } from '../components/pictures';
import { SkeletonRows } from '../components/skeletons';
import { useFilters } from '../directory/use-filters';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { SubcontractorTabs } from '../subcontractors/subcontractor-tabs';
import { GroupDelete } from './group-delete';
import { GroupList } from './group-list';
import { groupPlace } from './group-place';
import { GroupStats } from './group-stats';
import styles from './groups.module.css';
import { MemberPanel } from './member-panel';

const GroupDialogs = lazy(async () => ({ default: (await import('./group-dialogs')).GroupDialogs }));

/** What the list of groups stands in. */
export function GroupsBody() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const place = groupPlace(pathname);
  const { data, total, isPending, error, refetch } = useListContext<Group>();
  const { filters } = useFilters();
  const [doomed, setDoomed] = useState<Group | null>(null);
  const phone = useMediaQuery('(max-width: 599px)', { noSsr: true });
  const isEmpty = !isPending && !error && total === 0 && !filters['q'];
  // Beside the list there is room for members: the first group's, until one is chosen.
  const shown = place.id ?? (phone ? null : (data?.[0]?.id ?? null));
  const go = (to: string) => void navigate({ pathname: to, search });
  const back = () => go(place.id === null ? paths.groups : paths.group(place.id));
  const add = (
    <Button variant="contained" onClick={() => go(`${paths.groups}/create`)}>
      <Icon of={Plus} />
      {t('groups.add')}
    </Button>
  );

  return (
    <div className={styles['page']}>
      <PageHead title={t('subcontractors.title')} actions={add}>
        <SubcontractorTabs open="groups" />
        {!isEmpty && <GroupStats />}
      </PageHead>
      {isPending && !error && <SkeletonRows />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isEmpty && (
        <EmptyState title={t('groups.empty.title')} text={t('groups.empty.text')} picture={<LorryPicture />}>
          {add}
        </EmptyState>
      )}
      {!isPending && !error && !isEmpty && (
        <div className={styles['panes']}>
          {!(phone && place.id !== null) && <GroupList shown={shown} onEdit={go} onDelete={setDoomed} />}
          {shown !== null && (
            <MemberPanel key={shown} id={shown} isAlone={phone} onGo={go} onDelete={setDoomed} />
          )}
          {shown === null && !phone && (
            <EmptyState title={t('groups.choose.title')} text={t('groups.choose.text')} />
          )}
        </div>
      )}
      <Suspense>
        {place.dialog && (
          <GroupDialogs place={place} onClose={back} onCreated={({ id }) => go(paths.group(id))} />
        )}
      </Suspense>
      {doomed && (
        <GroupDelete
          group={doomed}
          onClose={() => setDoomed(null)}
          onDeleted={() => {
            if (place.id === doomed.id) go(paths.groups);
          }}
        />
      )}
    </div>
  );
}
