import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { Section } from '../../kit/components/section';
import styles from './account.module.css';

type Session = Schemas['SessionDto'];

const sessionsKey = ['sessions'] as const;

/** Where one is signed in, and the way to end that. */
export function DevicesSection() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [asked, setAsked] = useState(false);
  const [busy, setBusy] = useState<number | 'others' | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => api.get('/auth/sessions', { signal }),
    staleTime: 0,
  });

  async function end(which: number | 'others', work: () => Promise<unknown>, done: string): Promise<void> {
    setBusy(which);
    try {
      await work();
      toast.success(done);
      setAsked(false);
    } catch (failure) {
      toast.failure(t('ownAccount.devices.failed'), failure);
    }
    await client.invalidateQueries({ queryKey: sessionsKey });
    setBusy(null);
  }

  const endOne = (session: Session) =>
    end(
      session.id,
      () => api.delete('/auth/sessions/{id}', { params: { path: { id: session.id } } }),
      t('ownAccount.devices.ended', { device: session.device ?? t('ownAccount.devices.unknown') }),
    );

  const others = (data?.items ?? []).filter(({ is_current }) => !is_current);
  return (
    <Section title={t('ownAccount.devices.title')} text={t('ownAccount.devices.text')}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <SkeletonLines lines={3} />}
      {data && (
        <>
          <Devices
            title={t('ownAccount.devices.current')}
            sessions={data.items.filter(({ is_current }) => is_current)}
          />
          <Devices
            title={t('ownAccount.devices.others')}
            sessions={others}
            action={
              <Button size="small" variant="outlined" onClick={() => setAsked(true)}>
                {t('ownAccount.devices.endOthers')}
              </Button>
            }
            empty={t('ownAccount.devices.noOthers')}
            busy={busy}
            onEnd={(session) => void endOne(session)}
          />
        </>
      )}
      <ConfirmDialog
        open={asked}
        title={t('ownAccount.devices.endOthersTitle')}
        confirmLabel={t('ownAccount.devices.endOthers')}
        busy={busy === 'others'}
        onConfirm={() =>
          void end('others', () => api.delete('/auth/sessions'), t('ownAccount.devices.endedOthers'))
        }
        onClose={() => setAsked(false)}
      >
        {t('ownAccount.devices.endOthersText')}
      </ConfirmDialog>
    </Section>
  );
}

interface DevicesProps {
  title: string;
  sessions: readonly Session[];
  /** What can be done with all of them. */
  action?: ReactNode;
  /** What stands in place of none. */
  empty?: string;
  busy?: number | 'others' | null;
  /** Left out where they stay. */
  onEnd?: (session: Session) => void;
}

/** Sessions under a heading, the one used last first. */
function Devices({ title, sessions, action, empty, busy, onEnd }: DevicesProps) {
  const id = useId();
  return (
    <div className={styles['devices']}>
      <div className={styles['devicesHead']}>
        <h3 id={id}>{title}</h3>
        {sessions.length > 0 && action}
      </div>
      {sessions.length === 0 && empty && <p>{empty}</p>}
      {sessions.length > 0 && (
        <ul className={styles['list']} aria-labelledby={id}>
          {sessions.map((session) => (
            <Device key={session.id} session={session} busy={busy === session.id} onEnd={onEnd} />
          ))}
        </ul>
      )}
    </div>
  );
}

interface DeviceProps {
  session: Session;
  busy: boolean;
  onEnd: ((session: Session) => void) | undefined;
}

function Device({ session, busy, onEnd }: DeviceProps) {
  const t = useT();
  const { dateTime } = useFormat();
  const name = session.device ?? t('ownAccount.devices.unknown');
  return (
    <li>
      <span className={styles['what']}>
        <b>{name}</b>
        <small>
          {t('ownAccount.devices.opened', { when: dateTime(session.created_at) })},{' '}
          {t('ownAccount.devices.used', { when: dateTime(session.last_used_at) })}
        </small>
        {session.address && <small>{t('ownAccount.devices.address', { address: session.address })}</small>}
      </span>
      {onEnd && (
        <Button
          size="small"
          loading={busy}
          aria-label={t('ownAccount.devices.endOf', { device: name })}
          onClick={() => onEnd(session)}
        >
          {t('ownAccount.devices.end')}
        </Button>
      )}
    </li>
  );
}
