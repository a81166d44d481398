import IconButton from '@mui/material/IconButton';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { KeyboardEvent } from 'react';
import { Icon } from '../../../kit/components/icon';
import { Tooltip } from '../../../kit/components/tooltip';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { RouteStatusIcon } from '../tabs/route-status-icon';
import { useRouteName } from '../use-route-name';
import { useOrderFormat } from '../use-order-format';
import type { useDrag } from './use-drag';
import { useHintTexts } from './use-hint-texts';
import styles from './sequence.module.css';

interface RowTools {
  handle: ReturnType<ReturnType<typeof useDrag>['handleOf']>;
  move: (by: -1 | 1) => void;
}

interface SequenceRowProps {
  route: Route;
  /** From 0. */
  place: number;
  count: number;
  isLifted: boolean;
  /** Null where the sequence can only be read. */
  tools: RowTools | null;
}

/** A route in the sequence: its handle, its name, when it is driven, what may be wrong, and the buttons up and down. */
export function SequenceRow({ route, place, count, isLifted, tools }: SequenceRowProps) {
  const { goTo } = useOrder();
  const routeName = useRouteName()(route);
  const { dateRange } = useOrderFormat();
  const hints = useHintTexts()(route);
  const quote = route.chosen_offer;
  return (
    <li className={isLifted ? styles['lifted'] : undefined}>
      {tools && <Handle routeName={routeName} place={place} count={count} tools={tools} />}
      <span className={`num ${styles['place']}`}>{place + 1}</span>
      <RouteStatusIcon status={route.status} />
      <span className={styles['what']}>
        <button
          type="button"
          className={`cut ${styles['route']}`}
          onClick={() => goTo({ tab: 'route', routeId: route.id, part: 'details' })}
        >
          {routeName}
        </button>
        <span className={`num ${styles['dates']}`}>
          {dateRange(quote?.pickup_date ?? route.pickup_date, quote?.delivery_date ?? route.delivery_date)}
        </span>
        {hints.map((hint) => (
          <span key={hint} className={styles['hint']}>
            <Icon of={TriangleAlert} size={14} />
            {hint}
          </span>
        ))}
      </span>
      {tools && <Arrows routeName={routeName} place={place} count={count} move={tools.move} />}
    </li>
  );
}

interface HandleProps {
  routeName: string;
  place: number;
  count: number;
  tools: RowTools;
}

/** What a row is dragged by; it also takes the arrow keys. */
function Handle({ routeName, place, count, tools }: HandleProps) {
  const t = useT();
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== -1 && by !== 1) return;
    event.preventDefault();
    tools.move(by);
  };
  return (
    <Tooltip title={t('orders.sequence.handleHint')}>
      <button
        type="button"
        className={styles['handle']}
        aria-label={t('orders.sequence.handle', { route: routeName, place: place + 1, count })}
        {...tools.handle}
        onKeyDown={byKey}
      >
        <Icon of={GripVertical} size={14} />
      </button>
    </Tooltip>
  );
}

/** They stay where the focus is, also at the ends of the list: a disabled button would lose it. */
function Arrows({ routeName, place, count, move }: Omit<HandleProps, 'tools'> & Pick<RowTools, 'move'>) {
  const t = useT();
  return (
    <span className={styles['arrows']}>
      <IconButton
        size="small"
        aria-label={t('orders.sequence.up', { route: routeName })}
        aria-disabled={place === 0}
        onClick={() => move(-1)}
      >
        <Icon of={ArrowUp} size={14} />
      </IconButton>
      <IconButton
        size="small"
        aria-label={t('orders.sequence.down', { route: routeName })}
        aria-disabled={place === count - 1}
        onClick={() => move(1)}
      >
        <Icon of={ArrowDown} size={14} />
      </IconButton>
    </span>
  );
}
