import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Pencil from 'lucide-react/icons/pencil';
import Plus from 'lucide-react/icons/plus';
import Save from 'lucide-react/icons/save';
import Trash2 from 'lucide-react/icons/trash-2';
import Users from 'lucide-react/icons/users';
import { Suspense, useState } from 'react';
import type { Action } from '../../../kit/components/action-list';
import { ActionMenu } from '../../../kit/components/action-menu';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { Tooltip } from '../../../kit/components/tooltip';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useViews, type View, type ViewedList } from './use-views';
import { isSameView } from './view-filter';
import styles from './views.module.css';

const mostCounted = 1_000;

const NameView = later(async () => (await import('./name-view')).NameView);

interface ViewTabsProps {
  list: ViewedList;
  /** What is shown now. */
  now: View['filter'];
  /** What the tab of everything is called. */
  allLabel: string;
  onOpen: (filter: View['filter']) => void;
}

/** Named views of a list as tabs with their numbers, and what can be done with the one that is open. */
export function ViewTabs({ list, now, allLabel, onOpen: open }: ViewTabsProps) {
  const t = useT();
  const { number } = useFormat();
  const { views, change, remove, arrange } = useViews(list);
  const [naming, setNaming] = useState<View | 'new' | null>(null);
  const current = views.find(({ filter }) => isSameView(filter, now));
  const isAll = Object.keys(now).length === 0;

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
        {allLabel}
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
      <Suspense>
        {naming !== null && (
          <NameView
            list={list}
            view={naming === 'new' ? null : naming}
            filter={now}
            onClose={() => setNaming(null)}
          />
        )}
      </Suspense>
    </nav>
  );
}
