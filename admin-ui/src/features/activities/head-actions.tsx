import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import Columns from 'lucide-react/icons/columns-3';
import ListTodo from 'lucide-react/icons/list-todo';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import Download from 'lucide-react/icons/download';
import List from 'lucide-react/icons/list';
import Plus from 'lucide-react/icons/plus';
import Table from 'lucide-react/icons/table-2';
import { exportFormatValues, type ExportFormat } from '@frakto/sdk/enums';
import { ActionMenu } from '../../kit/components/action-menu';
import { Icon } from '../../kit/components/icon';
import { Segmented } from '../../kit/components/segmented';
import { useT } from '../../kit/i18n/use-t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import CheckCheck from 'lucide-react/icons/check-check';
import { api } from '../../kit/api/client';
import { ReasonButton } from '../../kit/components/reason-button';
import { useToast } from '../../kit/components/use-toast';
import { useUnreadActivities } from '../../kit/api/unread';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../kit/paths';
import { saveFile } from '../../kit/save-file';

const WideOnly = styled('span')({
  '@media (max-width: 1023px)': {
    display: 'none',
  },
});

/** On the smallest phones the icon stands for the words, which are still read aloud. */
const RoomyOnly = styled('span')({
  '@media (max-width: 399px)': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** The shapes of the activities: a queue of work, a feed, columns by stage, a table of quotations. */
const activityViews = ['queue', 'list', 'board', 'table'] as const;
type ActivityView = (typeof activityViews)[number];

const places: Record<ActivityView, string> = {
  queue: paths.queue,
  list: paths.activities,
  board: paths.board,
  table: paths.quotations,
};

/** The view that the address names, whether an order is being entered over it, and the ways between them. */
export function useActivityView() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [screen, ...named] = pathname.split('/').filter(Boolean);
  const view = screen === 'queue' ? screen : (activityViews.find((one) => one === named[0]) ?? 'list');
  return {
    view,
    isEntering: named.at(-1) === 'new',
    show: (next: ActivityView) => void navigate(places[next]),
    enterOrder: () => void navigate(`${places[view]}/new${withoutDraft(search)}`),
    close: () => void navigate(places[view] + withoutDraft(search)),
  };
}

/** Marks every order and message as read. */
function MarkAllRead() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const unread = useUnreadActivities();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.post('/activities/mark-as-read'),
    onSuccess: ({ marked }) => toast.success(t('activities.markedRead', { smart_count: marked })),
    onError: (error) => toast.failure(t('common.failure.title'), error, { retry: () => mutate() }),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['messages'] }),
      ]),
  });
  return (
    <ReasonButton
      variant="outlined"
      size="small"
      aria-label={t('activities.markAllRead')}
      reason={unread === 0 ? t('activities.nothingUnread') : null}
      waiting={isPending}
      onClick={() => mutate()}
    >
      <Icon of={CheckCheck} size={14} />
      <WideOnly>{t('activities.markAllRead')}</WideOnly>
    </ReasonButton>
  );
}

/** What is done seldom: all orders as a file, loadings and unloadings in a calendar program. */
function MoreActions() {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const save = async (format: ExportFormat): Promise<void> => {
    try {
      const { name, content, count } = await api.download('/orders/export', {
        params: { query: { format } },
      });
      saveFile(name ?? `orders.${format}`, content);
      toast.success(t('activities.more.exported', { smart_count: count ?? 0 }));
    } catch (error) {
      toast.failure(t('activities.more.exportFailed'), error, { retry: () => void save(format) });
    }
  };
  return (
    <ActionMenu
      label={t('common.action.more')}
      actions={[
        ...exportFormatValues.map((format) => ({
          key: format,
          label: t(`activities.more.${format}`),
          icon: Download,
          run: () => void save(format),
        })),
        {
          key: 'calendar',
          label: t('activities.more.calendar'),
          icon: CalendarPlus,
          run: () => void navigate(paths.settings('personal')),
        },
      ]}
    />
  );
}

/** The rest of an address is that of the list below. */
function withoutDraft(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('draft')) return search;
  query.delete('draft');
  return query.size > 0 ? `?${query}` : '';
}

const icons = { queue: ListTodo, list: List, board: Columns, table: Table };

/**
 * What every view of the activities has beside its title: the other views, “mark as read”, “new order”.
 * @param isEmpty nothing has happened yet: the first order is entered from the middle of the screen
 */
export function HeadActions({ isEmpty = false }: { isEmpty?: boolean }) {
  const t = useT();
  const { view, show, enterOrder } = useActivityView();
  return (
    <>
      <Segmented
        label={t('activities.view.label')}
        value={view}
        options={activityViews.map((value) => ({
          value,
          label: t(`activities.view.${value}`),
          icon: icons[value],
        }))}
        onChange={show}
      />
      {/* The queue is not for reading, and what is left stands until it is done. */}
      {view !== 'queue' && !isEmpty && <MarkAllRead />}
      <MoreActions />
      {!isEmpty && (
        <Button variant="contained" size="small" onClick={enterOrder}>
          <Icon of={Plus} size={14} />
          <RoomyOnly>{t('activities.newOrder')}</RoomyOnly>
        </Button>
      )}
    </>
  );
}
