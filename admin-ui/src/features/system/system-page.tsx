import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId, type ReactNode } from 'react';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import type { Schemas } from '../../kit/api/types';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { PageHead } from '../../kit/components/page-head';
import { SkeletonLines } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { useToast } from '../../kit/components/use-toast';
import { fileSize } from '../../kit/format/file-size';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import styles from './system-page.module.css';

type System = Schemas['SystemStatus'];

const everyMs = 10_000;
const outboxStates = ['due', 'retried', 'held', 'failed'] as const;
/** A mail that waits this long is told of, in seconds: the mail server is away, or nobody delivers. */
const longWait = 300;

/** How the installation stands: for administrators. */
export function SystemPage() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <Standing />;
  return (
    <OnlyAdministrators
      page={t('system.title')}
      title={t('system.onlyAdministrators.title')}
      text={t('system.onlyAdministrators.text')}
    />
  );
}

function Standing() {
  const t = useT();
  const { data, error, refetch } = useQuery({
    queryKey: ['system'],
    queryFn: ({ signal }) => api.get('/system', { signal }),
    refetchInterval: everyMs,
  });
  return (
    <>
      <PageHead title={t('system.title')} />
      <div className={styles['body']}>
        {data ? (
          <>
            <div className={styles['pair']}>
              <Surroundings system={data} />
              <Versions system={data} />
            </div>
            <GivenUp jobs={data.failed_jobs} />
            <Jobs jobs={data.jobs} />
          </>
        ) : error ? (
          <ErrorState error={error} title={t('system.loadFailed')} onRetry={() => void refetch()} />
        ) : (
          <SkeletonLines lines={12} />
        )}
      </div>
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles['part']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function Surroundings({ system: { mail, storage, outbox } }: { system: System }) {
  const t = useT();
  const { number } = useFormat();
  const minutes = Math.floor(outbox.oldest_seconds / 60);
  return (
    <Part title={t('system.health')}>
      <dl className={styles['facts']}>
        <dt>{t('system.mail')}</dt>
        <dd>
          <Tag tone={mail === 'ok' ? 'good' : mail === 'captured' ? 'warn' : 'bad'}>
            {t(`system.state.${mail}`)}
          </Tag>
        </dd>
        <dt>{t('system.storage')}</dt>
        <dd>
          <Tag tone={storage === 'ok' ? 'good' : 'bad'}>{t(`system.state.${storage}`)}</Tag>
        </dd>
        <dt>{t('system.outbox')}</dt>
        <dd className={styles['states']}>
          {outboxStates.map((state) => (
            <span key={state} data-some={outbox[state] > 0}>
              <b className="num">{number(outbox[state])}</b> {t(`system.outboxState.${state}`)}
            </span>
          ))}
          {outbox.oldest_seconds > longWait && (
            <Tag tone="bad">{t('system.oldest', { smart_count: minutes })}</Tag>
          )}
        </dd>
      </dl>
    </Part>
  );
}

function Versions({
  system: { version, node_version: node, started_at: started, database },
}: {
  system: System;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <Part title={t('system.versions')}>
      <dl className={styles['facts']}>
        <dt>{t('system.product')}</dt>
        <dd className="num">{version}</dd>
        <dt>{t('system.node')}</dt>
        <dd className="num">{node.replace(/^v/, '')}</dd>
        <dt>{t('system.database')}</dt>
        <dd className="num">{database.version}</dd>
        <dt>{t('system.schema')}</dt>
        <dd>{database.schema}</dd>
        <dt>{t('system.size')}</dt>
        <dd className="num">{fileSize(database.size, format)}</dd>
        <dt>{t('system.started')}</dt>
        <dd>
          <DateTime value={started} />
        </dd>
      </dl>
    </Part>
  );
}

function GivenUp({ jobs }: { jobs: System['failed_jobs'] }) {
  const t = useT();
  const format = useFormat();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (id: string) => api.post('/system/failed-jobs/{id}/retry', { params: { path: { id } } }),
    onSuccess: () => toast.success(t('system.failed.retried')),
    onError: (error) => toast.failure(t('system.failed.notRetried'), error),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['system'] }),
  });
  return (
    <Part title={t('system.failed.title')}>
      <p className={styles['why']}>{t(jobs.length === 0 ? 'system.failed.none' : 'system.failed.why')}</p>
      {jobs.length > 0 && (
        <ul className={styles['failed']}>
          {jobs.map(({ id, name, reason, attempts, failed_at: time }) => (
            <li key={id}>
              <div>
                <JobName name={name} />
                <p>{reason}</p>
                <span className={styles['small']}>
                  <DateTime value={time} /> {t('system.failed.attempts', { smart_count: attempts })}
                </span>
              </div>
              <Button
                size="small"
                variant="outlined"
                startIcon={<Icon of={RotateCw} size={14} />}
                disabled={isPending}
                aria-label={t('system.failed.retryOf', { name, time: format.dateTime(time) })}
                onClick={() => mutate(id)}
              >
                {t('system.failed.retry')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}

function Jobs({ jobs }: { jobs: System['jobs'] }) {
  const t = useT();
  const { number } = useFormat();
  return (
    <Part title={t('system.jobs.title')}>
      {/* It scrolls sideways on a phone, also by keys. */}
      <div className={styles['frame']} role="group" aria-label={t('system.jobs.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('system.jobs.name')}</th>
              <th scope="col">{t('system.jobs.waiting')}</th>
              <th scope="col">{t('system.jobs.since')}</th>
              <th scope="col">{t('system.jobs.running')}</th>
              <th scope="col">{t('system.jobs.failed')}</th>
            </tr>
          </thead>
          <tbody>
            {jobs.map((job) => (
              <tr key={job.name}>
                <th scope="row">
                  <JobName name={job.name} />
                </th>
                <Count value={number(job.waiting)} isNone={job.waiting === 0} />
                <td data-none={job.due_since === null || undefined}>
                  {job.due_since === null ? '–' : <DateTime value={job.due_since} />}
                </td>
                <Count value={number(job.running)} isNone={job.running === 0} />
                <Count value={number(job.failed)} isNone={job.failed === 0} isBad />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Part>
  );
}

/** Jobs that have words, with `_` for the dot of their names. */
const toldJobs = [
  'accounts_forgotten-password',
  'api-keys_tell-of-endings',
  'audit_sign',
  'backup_archive',
  'backup_make',
  'carriers_remind-of-papers',
  'changes_tidy',
  'crawler_resume',
  'crawler_visit',
  'currencies_load-rates',
  'database_make-indexes',
  'embedded-forms_clean-up',
  'files_remove-discarded',
  'imports_enter',
  'imports_tidy-up',
  'ksef_announcements',
  'ksef_fetch',
  'ksef_read-anew',
  'ksef_send',
  'ksef_warn',
  'mail_collect',
  'mail_deliver',
  'orders_follow-up-offers',
  'orders_remind-of-offers',
  'privacy_export-company',
  'privacy_tidy-exports',
  'sessions_clean-up',
  'vault_reseal',
  'webhooks_deliver',
  'webhooks_tidy',
] as const;

/** What a job does, with the name that logs and metrics give it; one without words by that name alone. */
function JobName({ name }: { name: string }) {
  const t = useT();
  const told = toldJobs.find((one) => one === name.replace('.', '_'));
  if (!told) return <code>{name}</code>;
  return (
    <span className={styles['job']}>
      {t(`system.jobs.does.${told}`)} <code>{name}</code>
    </span>
  );
}

function Count({ value, isNone, isBad = false }: { value: string; isNone: boolean; isBad?: boolean }) {
  return (
    <td className="num" data-none={isNone || undefined} data-bad={(isBad && !isNone) || undefined}>
      {isNone ? '–' : value}
    </td>
  );
}
