import { dayAfter } from '@frakto/sdk/clocks';
import { styled } from '@mui/material/styles';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import AlarmClockOff from 'lucide-react/icons/alarm-clock-off';
import IconButton from '@mui/material/IconButton';
import UserRound from 'lucide-react/icons/user-round';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Avatar } from '../../../kit/components/avatar';
import { ChoiceMenu } from '../../../kit/components/choice-menu';
import { Icon } from '../../../kit/components/icon';
import { later } from '../../../kit/components/later';
import { Segmented } from '../../../kit/components/segmented';
import { Tooltip } from '../../../kit/components/tooltip';
import { dayOf } from '../../../kit/format/dates';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useColleagues, useOrderCare, type Assigned } from './use-care';
import { snoozeDays } from './snooze-days';

const choices: readonly Assigned[] = ['all', 'mine', 'unassigned'];

interface AssignedFilterProps {
  /** Null where somebody else’s are shown. */
  value: Assigned | null;
  onChange: (next: Assigned) => void;
}

/** Everybody's orders, one's own, nobody's. */
export function AssignedFilter({ value, onChange }: AssignedFilterProps) {
  const t = useT();
  return (
    <Segmented
      label={t('queue.assigned.label')}
      value={value}
      options={choices.map((one) => ({ value: one, label: t(`queue.assigned.${one}`) }))}
      onChange={onChange}
    />
  );
}

const Nobody = styled('span')({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  border: '1px dashed var(--line-strong)',
  borderRadius: '50%',
  color: 'var(--text-3)',
});

/** Whose it is, as a picture: the letters of a colleague, or an empty place. */
export function AssigneeMark({ name }: { name: string | null }) {
  const t = useT();
  const text = name === null ? t('queue.assignee.nobody') : t('queue.assignee.is', { name });
  return (
    <span title={text}>
      <span className="visually-hidden">{text}</span>
      {name === null ? (
        <Nobody>
          <Icon of={UserRound} size={14} />
        </Nobody>
      ) : (
        <Avatar name={name} />
      )}
    </span>
  );
}

interface AssigneeMenuProps {
  orderId: number;
  assigneeId: number | null;
  assigneeName: string | null;
  /** Shows the name beside the picture. */
  withName?: boolean;
}

const nobody = 'nobody';

/** Who looks after an order, and the choice of another colleague. */
export function AssigneeMenu({ orderId, assigneeId, assigneeName, withName = false }: AssigneeMenuProps) {
  const t = useT();
  const colleagues = useColleagues().filter(({ is_active, id }) => is_active || id === assigneeId);
  const { assign } = useOrderCare(orderId);
  const label =
    assigneeName === null ? t('queue.assignee.choose') : t('queue.assignee.is', { name: assigneeName });
  return (
    <ChoiceMenu
      label={label}
      icon={
        assigneeName === null ? (
          <Nobody>
            <Icon of={UserRound} size={14} />
          </Nobody>
        ) : (
          <Avatar name={assigneeName} />
        )
      }
      text={withName ? (assigneeName ?? t('queue.assignee.nobody')) : null}
      value={assigneeId === null ? nobody : String(assigneeId)}
      options={[
        { value: nobody, label: t('queue.assignee.nobody') },
        ...colleagues.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
      onChoose={(chosen) =>
        assign.mutate({ to: colleagues.find(({ id }) => String(id) === chosen) ?? null, before: assigneeId })
      }
    />
  );
}

const DateCalendar = later(async () => (await import('../../../kit/components/date-calendar')).DateCalendar);

/** Stands in the menu for a day of one's own. */
const ownDay = 'own';

/** Puts an order off until one of the days to come, or takes it back. */
export function SnoozeMenu({ orderId, isSnoozed }: { orderId: number; isSnoozed: boolean }) {
  const t = useT();
  const { day } = useFormat();
  const { snooze, wake } = useOrderCare(orderId);
  const place = useRef<HTMLSpanElement>(null);
  const [calendar, setCalendar] = useState<HTMLElement | null>(null);
  const today = dayOf(new Date());
  const label = t('queue.snooze.label', { number: orderId });
  const wasOpen = useRef(false);
  useEffect(() => {
    // Once the calendar has let go of the focus.
    if (calendar === null && wasOpen.current) place.current?.querySelector('button')?.focus();
    wasOpen.current = calendar !== null;
  }, [calendar]);
  const close = () => setCalendar(null);
  if (isSnoozed)
    return (
      <Tooltip title={t('queue.snooze.wake', { number: orderId })} describeChild={false}>
        <IconButton
          size="small"
          aria-label={t('queue.snooze.wake', { number: orderId })}
          onClick={() => wake.mutate()}
        >
          <Icon of={AlarmClockOff} size={14} />
        </IconButton>
      </Tooltip>
    );
  return (
    <span ref={place}>
      <ChoiceMenu
        label={label}
        icon={<Icon of={AlarmClock} size={14} />}
        text={null}
        value=""
        options={[
          ...snoozeDays(today).map((one) => ({
            value: one.day,
            label: `${t(`queue.snooze.${one.key}`)}, ${day(`${one.day}T12:00:00Z`)}`,
          })),
          { value: ownDay, label: t('queue.snooze.ownDay') },
        ]}
        onChoose={(until) => (until === ownDay ? setCalendar(place.current) : snooze.mutate(until))}
      />
      <Suspense>
        {calendar && (
          <DateCalendar
            anchor={calendar}
            label={label}
            value={null}
            today={today}
            min={dayAfter(today, 1)}
            max={dayAfter(today, 365)}
            onChoose={(until) => {
              close();
              snooze.mutate(until);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </span>
  );
}
