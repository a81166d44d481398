import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { useListContext } from 'react-admin';
import { useId, useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import type { Action } from '../../../kit/components/action-list';
import { ActionMenu } from '../../../kit/components/action-menu';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { Icon } from '../../../kit/components/icon';
import { TextField } from '../../../kit/components/text-field';
import { Tooltip } from '../../../kit/components/tooltip';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { isSameView, viewFilterOf } from './view-filter';
import styles from './views.module.css';

type View = Schemas['OrderView'];
type Change = Partial<Pick<View, 'name' | 'filter' | 'is_shared'>>;

const mostCounted = 1_000;
const key = ['orders', 'views'];

/** Named lists of orders as tabs with their numbers, and what can be done with the one that is open. */
export function OrderViewTabs() {
  const t = useT();
  const { number } = useFormat();
  const navigate = useNavigate();
  const list = useListContext();
  const { views, change, remove, arrange } = useViews();
  const [naming, setNaming] = useState<View | 'new' | null>(null);
  const now = viewFilterOf(list.filterValues as Record<string, unknown>, list.sort);
  const current = views.find(({ filter }) => isSameView(filter, now));
  const isAll = Object.keys(now).length === 0;

  const open = (filter: View['filter']) => {
    const { sort = '-created_at', ...others } = filter;
    const query = new URLSearchParams({
      filter: JSON.stringify(others),
      displayedFilters: '{}',
      sort: sort.replace('-', ''),
      order: sort.startsWith('-') ? 'DESC' : 'ASC',
      page: '1',
      perPage: String(list.perPage),
    });
    void navigate({ search: query.toString() });
  };
  const move = (view: View, step: 1 | -1) => {
    const ids = views.map(({ id }) => id);
    const at = ids.indexOf(view.id);
    ids.splice(at, 1);
    ids.splice(at + step, 0, view.id);
    arrange.mutate(ids);
  };
  const actionsOf = (view: View): Action[] => [
    { key: 'rename', label: t('queue.views.rename'), icon: Pencil, run: () => setNaming(view) },
    {
      key: 'share',
      label: t(view.is_shared ? 'queue.views.unshare' : 'queue.views.share'),
      icon: Users,
      run: () => change.mutate({ id: view.id, is_shared: !view.is_shared }),
    },
    ...(view === views[0]
      ? []
      : [{ key: 'left', label: t('queue.views.left'), icon: ArrowLeft, run: () => move(view, -1) }]),
    ...(view === views.at(-1)
      ? []
      : [{ key: 'right', label: t('queue.views.right'), icon: ArrowRight, run: () => move(view, 1) }]),
    {
      key: 'remove',
      label: t('queue.views.remove'),
      icon: Trash2,
      run: () => {
        remove.mutate(view);
        open({});
      },
    },
  ];

  return (
    <nav className={styles['tabs']} aria-label={t('queue.views.label')}>
      <button type="button" aria-current={isAll ? 'true' : undefined} onClick={() => open({})}>
        {t('queue.views.all')}
      </button>
      {views.map((view) => (
        <span key={view.id} className={styles['tab']}>
          <button
            type="button"
            aria-current={view === current ? 'true' : undefined}
            title={view.is_shared ? t('queue.views.sharedBy', { name: view.owner_name ?? '–' }) : undefined}
            onClick={() => open(view.filter)}
          >
            {view.is_shared && <Icon of={Users} size={14} />}
            <span className="cut">{view.name}</span>
            <span className="num">
              {view.count >= mostCounted ? `${number(mostCounted)}+` : number(view.count)}
            </span>
          </button>
          {view === current && (
            <ActionMenu label={t('queue.views.more', { name: view.name })} actions={actionsOf(view)} />
          )}
        </span>
      ))}
      {!isAll && !current && (
        <Button size="small" onClick={() => setNaming('new')}>
          <Icon of={Save} size={14} />
          {t('queue.views.add')}
        </Button>
      )}
      {(isAll || current) && (
        <Tooltip title={t('queue.views.add')} describeChild={false}>
          <IconButton size="small" aria-label={t('queue.views.add')} onClick={() => setNaming('new')}>
            <Icon of={Plus} size={14} />
          </IconButton>
        </Tooltip>
      )}
      {naming !== null && (
        <NameView view={naming === 'new' ? null : naming} filter={now} onClose={() => setNaming(null)} />
      )}
    </nav>
  );
}

function useViews() {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.get('/order-views', { signal }),
    staleTime: 30_000,
  });
  const settle = () => queryClient.invalidateQueries({ queryKey: key });
  const onError = (error: Error) => toast.failure(t('common.failure.title'), error);
  const change = useMutation({
    mutationFn: ({ id, ...body }: Change & { id: number }) =>
      api.put('/order-views/{id}', { params: { path: { id } }, body }),
    onError,
    onSettled: settle,
  });
  const bringBack = useMutation({
    mutationFn: ({ name, filter, is_shared }: View) =>
      api.post('/order-views', { body: { name, filter, is_shared } }),
    onError,
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: ({ id }: View) => api.delete('/order-views/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, view) =>
      toast.success(t('queue.views.removed', { name: view.name }), {
        action: { label: t('common.action.undo'), run: () => bringBack.mutate(view) },
      }),
    onError,
    onSettled: settle,
  });
  const arrange = useMutation({
    mutationFn: (ids: number[]) => api.put('/order-views/sequence', { body: { ids } }),
    onSuccess: (views) => queryClient.setQueryData(key, views),
    onError,
  });
  return { views: data?.items ?? [], change, remove, arrange };
}

interface NameViewProps {
  /** The one that gets another name; null for a new one. */
  view: View | null;
  /** What a new one shows. */
  filter: View['filter'];
  onClose: () => void;
}

/** Asks for the name of a view, and whether the company sees it. */
function NameView({ view, filter, onClose }: NameViewProps) {
  const t = useT();
  const id = useId();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.is_shared ?? false);
  const [isMissing, setMissing] = useState(false);
  const save = useMutation({
    mutationFn: () => {
      const body = { name: name.trim(), is_shared: isShared };
      return view
        ? api.put('/order-views/{id}', { params: { path: { id: view.id } }, body })
        : api.post('/order-views', { body: { ...body, filter } });
    },
    onSuccess: () => {
      toast.success(t('queue.views.saved', { name: name.trim() }));
      onClose();
    },
    onError: (error) => toast.failure(t('common.failure.title'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: key }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (name.trim()) save.mutate();
    else setMissing(true);
  };
  const isWrong = isMissing && !name.trim();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <form noValidate onSubmit={submit}>
        <DialogHeading id={id} onClose={onClose}>
          {t('queue.views.title')}
        </DialogHeading>
        <DialogContent>
          <TextField
            label={t('queue.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            slotProps={{ input: { maxLength: 60 } }}
            required
            autoFocus
            error={isWrong}
            helperText={isWrong ? t('common.fault.required') : t('queue.views.hint')}
          />
          <label className={styles['shared']}>
            <input type="checkbox" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
            {t('queue.views.shared')}
          </label>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" variant="contained" loading={save.isPending}>
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
