import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useId, useState, type ReactNode } from 'react';
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
          <Tag tone={mail === 'ok' ? 'good' : mail === 'captured' ? 'line' : 'bad'}>
            {t(`system.state.${mail}`)}
          </Tag>
        </dd>
        <dt>{t('system.storage')}</dt>
        <dd>
          <Tag tone={storage === 'ok' ? 'good' : 'bad'}>{t(`system.state.${storage}`)}</Tag>
        </dd>
        <dt>{t('system.outbox')}</dt>
        <dd className={styles['states']}>
          {outboxStates
            .filter((state) => outbox[state] > 0)
            .map((state) => (
              <span key={state}>
                <b className="num">{number(outbox[state])}</b> {t(`system.outboxState.${state}`)}
              </span>
            ))}
          {outboxStates.every((state) => outbox[state] === 0) && t('system.outboxEmpty')}
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

/** Jobs with something to tell come first, those that failed before them; the others fold away. */
function Jobs({ jobs }: { jobs: System['jobs'] }) {
  const t = useT();
  const busy = jobs.filter((job) => !isIdle(job)).toSorted((one, other) => other.failed - one.failed);
  const idle = jobs.filter(isIdle);
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole || busy.length === 0 ? [...busy, ...idle] : busy;
  return (
    <Part title={t('system.jobs.title')}>
      {/* It scrolls sideways on a phone, also by keys. */}
      <div className={styles['frame']} role="group" aria-label={t('system.jobs.title')} tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('system.jobs.name')}</th>
              <th scope="col">{t('system.jobs.state')}</th>
              <th scope="col">{t('system.jobs.last')}</th>
              <th scope="col">{t('system.jobs.took')}</th>
              <th scope="col">{t('system.jobs.next')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((job) => (
              <JobRow key={job.name} job={job} />
            ))}
          </tbody>
        </table>
      </div>
      {idle.length > 0 && busy.length > 0 && (
        <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'system.jobs.fold' : 'system.jobs.unfold', { smart_count: idle.length })}
        </Button>
      )}
    </Part>
  );
}

type JobStanding = System['jobs'][number];

/** Nothing of it waits, runs or failed, and no run is known. */
function isIdle({ waiting, running, failed, last_run_at: last }: JobStanding): boolean {
  return waiting + running + failed === 0 && last === null;
}

function JobRow({ job }: { job: JobStanding }) {
  return (
    <tr>
      <th scope="row">
        <JobName name={job.name} />
      </th>
      <td>
        <JobState job={job} />
      </td>
      <Moment value={job.last_run_at} />
      <td className="num" data-none={job.last_seconds === null || undefined}>
        {job.last_seconds === null ? '–' : <Duration seconds={job.last_seconds} />}
      </td>
      <Moment value={job.next_run_at} />
    </tr>
  );
}

function Moment({ value }: { value: string | null }) {
  return <td data-none={value === null || undefined}>{value === null ? '–' : <DateTime value={value} />}</td>;
}

/** In seconds, or in minutes from two on. */
function Duration({ seconds }: { seconds: number }) {
  const { number } = useFormat();
  if (seconds >= 120) return `${number(Math.round(seconds / 60))}\u00a0min`;
  return seconds < 0.1 ? `<\u00a0${number(0.1)}\u00a0s` : `${number(Math.round(seconds * 10) / 10)}\u00a0s`;
}

/** What of a job is not as it should be, or is being done; that its last run went well otherwise. */
function JobState({
  job: { failed, running, waiting, due_since: since, last_run_at: last },
}: {
  job: JobStanding;
}) {
  const t = useT();
  const format = useFormat();
  return (
    <span className={styles['jobState']}>
      {failed > 0 && <Tag tone="bad">{t('system.jobs.failed', { smart_count: failed })}</Tag>}
      {running > 0 && <Tag tone="fast">{t('system.jobs.running', { smart_count: running })}</Tag>}
      {waiting > 0 && (
        <Tag tone="line" title={since ? format.fullDateTime(since) : undefined}>
          {t('system.jobs.waiting', { smart_count: waiting })}
        </Tag>
      )}
      {failed + running + waiting === 0 &&
        (last === null ? (
          <span data-none="">{t('system.jobs.idle')}</span>
        ) : (
          <span data-none="">{t('system.jobs.fine')}</span>
        ))}
    </span>
  );
}

/** Jobs that have words, with `_` for the dot of their names. */
const toldJobs = [
  'accounts_forgotten-password',
  'api-keys_tell-of-endings',
  'audit_sign',
  'backup_archive',
  'backup_make',
  'carrier-registrations_clean-up',
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
  'load-exchange_work',
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
