import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../../kit/components/icon';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';

/** Icon, colour and words of each status of a route. */
const looks: Record<Route['status'], { icon: LucideIcon; colour: string; label: MessageKey }> = {
  0: { icon: CircleDashed, colour: 'var(--text-3)', label: 'orders.tabs.routeStatus.new' },
  1: { icon: Clock, colour: 'var(--frakto-palette-status-2-mark)', label: 'orders.tabs.routeStatus.waiting' },
  2: {
    icon: CircleCheck,
    colour: 'var(--frakto-palette-status-4-mark)',
    label: 'orders.tabs.routeStatus.accepted',
  },
  3: {
    icon: CircleX,
    colour: 'var(--frakto-palette-status-5-mark)',
    label: 'orders.tabs.routeStatus.rejected',
  },
};

/** Whether a route waits for its carrier, was accepted or rejected; read aloud as words. */
export function RouteStatusIcon({ status, size = 14 }: { status: Route['status']; size?: 14 | 16 }) {
  const t = useT();
  const look = looks[status];
  return (
    <span style={{ display: 'inline-flex', flex: 'none', color: look.colour }} title={t(look.label)}>
      <Icon of={look.icon} size={size} label={t(look.label)} />
    </span>
  );
}
