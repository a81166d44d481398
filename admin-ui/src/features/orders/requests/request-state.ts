import type { LucideIcon } from 'lucide-react';
import Archive from 'lucide-react/icons/archive';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import MailX from 'lucide-react/icons/mail-x';
import Reply from 'lucide-react/icons/reply';
import type { PriceRequest } from '../queries/types';

export type RequestState = PriceRequest['state'];

/** The states in the sequence in which they are offered as filters. */
export const requestStates = [
  'waiting',
  'sent',
  'stored',
  'failed',
  'answered',
] as const satisfies readonly RequestState[];

/** What the list is narrowed to. */
export type RequestFilter = 'all' | RequestState;

/** The sign of each state, beside its word. */
export const stateIcons: Readonly<Record<RequestState, LucideIcon>> = {
  waiting: Clock,
  sent: CircleCheck,
  stored: Archive,
  failed: MailX,
  answered: Reply,
};
