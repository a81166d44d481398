import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { useListContext, useDelete, useGetOne } from 'react-admin';
import { lazy, Suspense, useState } from 'react';
import { useLocation, useNavigate, Link } from 'react-router-dom';
import type { Group } from '../../kit/api/types';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonRows } from '../../kit/components/skeletons';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { SubcontractorTabs } from '../subcontractors/subcontractor-tabs';
import { groupPlace, type GroupPlace } from './group-place';
import styles from './groups.module.css';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { usePhone } from '../../kit/components/use-phone';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { NothingFound } from '../../kit/records/nothing-found';
import { RecordList, UnlessEmpty } from '../../kit/records/record-list';
import { ListSearch } from '../../kit/directory/list-search';
import { Pager } from '../../kit/records/pager';
import { EditAndDelete, RowActions } from '../../kit/directory/row-actions';
import { shortened } from '../../kit/directory/texts';
import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import UserPlus from 'lucide-react/icons/user-plus';
import { problemOf } from '../../kit/api/use-describe-failure';
import { MemberList } from './member-list';

/** The colour of a group; decoration, its name stands beside it. */
function ColorDot({ color }: { color: string }) {
  return <span className={styles['dot']} style={{ background: color }} aria-hidden="true" />;
}

interface MemberPanelProps {
  id: number;
  /** It takes the place of the list of groups, and leads back to it. */
  isAlone: boolean;
  onGo: (path: string) => void;
  onDelete: (group: Group) => void;
}

/** One group: what it is for, and who is in it. */
function MemberPanel({ id, isAlone, onGo, onDelete }: MemberPanelProps) {
  const t = useT();
  const {
    data: group,
    error,
    refetch,
  } = useGetOne<Group>('subcontractor-groups', { id }, { enabled: id > 0 });
  if (id === 0 || problemOf(error)?.status === 404) {
    return (
      <div className={styles['panel']}>
        <EmptyState title={t('groups.missing.title')} text={t('groups.missing.text')} picture="lorry">
          <Button variant="outlined" onClick={() => onGo(paths.groups)}>
            {t('subcontractors.tabs.groups')}
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
          <IconButton
            size="small"
            aria-label={t('subcontractors.tabs.groups')}
            onClick={() => onGo(paths.groups)}
          >
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
      <MemberList group={group} onAdd={() => onGo(`${paths.group(id)}/add`)} />
    </section>
  );
}

const descriptionLength = 60;

interface GroupListProps {
  /** The group whose members are shown. */
  shown: number | null;
  onEdit: (path: string) => void;
  onDelete: (group: Group) => void;
}

/** The groups of the current page, with a search; a click shows the members of one. */
function GroupList({ shown, onEdit, onDelete }: GroupListProps) {
  const t = useT();
  const { search } = useLocation();
  const { data = [], total = 0, perPage } = useListContext<Group>();
  return (
    <section className={styles['groups']} aria-label={t('groups.list')}>
      <div className={styles['search']}>
        <ListSearch label={t('groups.search')} placeholder={t('groups.searchPlaceholder')} />
      </div>
      <div className={styles['scroll']}>
        {total === 0 && <NothingFound />}
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
              {/* The head above its members has those of the group that is shown. */}
              {group.id !== shown && (
                <RowActions>
                  <EditAndDelete
                    name={group.name}
                    onEdit={() => onEdit(`${paths.group(group.id)}/edit`)}
                    onDelete={() => onDelete(group)}
                  />
                </RowActions>
              )}
            </li>
          ))}
        </ul>
      </div>
      {total > perPage && <Pager fixedSize />}
    </section>
  );
}

interface GroupDeleteProps {
  group: Group;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before a group is deleted. */
function GroupDelete({ group, onClose, onDeleted }: GroupDeleteProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const [remove, { isPending }] = useDelete<Group>();
  const { name } = group;
  const confirm = () =>
    void remove(
      'subcontractor-groups',
      { id: group.id, previousData: group },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          toast.success(t('groups.delete.done', { name }));
          refresh('subcontractor-groups');
          onClose();
          onDeleted();
        },
        onError: (error: unknown) => {
          toast.failure(t('groups.delete.failed'), error);
          onClose();
        },
      },
    );
  return (
    <ConfirmDialog
      open
      destructive
      busy={isPending}
      title={t('groups.delete.title', { name })}
      confirmLabel={t('groups.delete.submit')}
      onConfirm={confirm}
      onClose={onClose}
    >
      {t('groups.delete.text')}
    </ConfirmDialog>
  );
}

const GroupDialogs = lazy(async () => ({ default: (await import('./group-dialogs')).GroupDialogs }));

/** Goes to another place of the screen; page and search of the list stay. */
function useGo() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (to: string) => void navigate({ pathname: to, search });
}

/** The groups of subcontractors: all of them at the left, the members of one at the right. */
export function GroupsScreen() {
  const t = useT();
  const { pathname } = useLocation();
  const place = groupPlace(pathname);
  const go = useGo();
  const [toDelete, setToDelete] = useState<Group | null>(null);
  const add = (
    <Button variant="contained" onClick={() => go(`${paths.groups}/create`)}>
      <Icon of={Plus} />
      {t('groups.add')}
    </Button>
  );
  return (
    <>
      <RecordList<Group>
        resource="subcontractor-groups"
        sort={{ field: 'name', order: 'ASC' }}
        perPage={20}
        isInAddress
        pager={false}
        head={
          <PageHead title={t('subcontractors.title')} actions={<UnlessEmpty>{add}</UnlessEmpty>}>
            <SubcontractorTabs open="groups" />
          </PageHead>
        }
        empty={
          <EmptyState title={t('groups.empty.title')} text={t('groups.empty.text')} picture="lorry">
            {add}
          </EmptyState>
        }
        // The list beside the members says it.
        nothing={null}
      >
        <Panes place={place} onDelete={setToDelete} />
      </RecordList>
      <Suspense>
        {place.dialog && (
          <GroupDialogs
            place={place}
            onClose={() => go(place.id === null ? paths.groups : paths.group(place.id))}
            onCreated={({ id }) => go(paths.group(id))}
          />
        )}
      </Suspense>
      {toDelete && (
        <GroupDelete
          group={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            if (place.id === toDelete.id) go(paths.groups);
          }}
        />
      )}
    </>
  );
}

function Panes({ place, onDelete }: { place: GroupPlace; onDelete: (group: Group) => void }) {
  const t = useT();
  const go = useGo();
  const { data } = useListContext<Group>();
  const phone = usePhone();
  // Beside the list there is room for members: the first group's, until one is chosen.
  const shown = place.id ?? (phone ? null : (data?.[0]?.id ?? null));
  return (
    <div className={styles['panes']}>
      {!(phone && place.id !== null) && <GroupList shown={shown} onEdit={go} onDelete={onDelete} />}
      {shown !== null && <MemberPanel key={shown} id={shown} isAlone={phone} onGo={go} onDelete={onDelete} />}
      {shown === null && !phone && (
        <EmptyState title={t('groups.choose.title')} text={t('groups.choose.text')} picture="lorry" />
      )}
    </div>
  );
}
