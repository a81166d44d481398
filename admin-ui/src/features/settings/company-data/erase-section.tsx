import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { ErrorState } from '../../../kit/components/error-state';
import { Note } from '../../../kit/components/note';
import { Section } from '../../../kit/components/section';
import { TextField } from '../../../kit/components/text-field';
import { useCopy } from '../../../kit/components/use-copy';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat, type Format } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import styles from '../settings.module.css';
import { erasedKinds, erasedOfEntry, keptOfEntry } from './past-erasures';

type Report = Schemas['ErasureReport'];
type Kind = keyof Report['erased'];
type Kept = Report['kept'][number];

/** Shows what would be erased of a person and what stays, and erases it once the address is typed again. */
export function EraseSection() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [email, setEmail] = useState('');
  const look = useMutation({
    mutationFn: (address: string) => api.post('/privacy/erase', { body: { email: address, dry_run: true } }),
    onError: (error) => toast.failure(t('settings.data.erase.lookFailed'), error),
  });
  const erase = useMutation({
    mutationFn: (address: string) => api.post('/privacy/erase', { body: { email: address } }),
    onSuccess: (report, address) => {
      look.reset();
      setEmail('');
      if (report.receipt) toast.success(t('settings.data.erase.done', { email: address }));
      // Other screens have read what is gone now.
      void client.invalidateQueries({ refetchType: 'none' });
      void client.invalidateQueries({ queryKey: ['company-export'] });
      void client.invalidateQueries({ queryKey: pastErasuresKey });
    },
    onError: (error) => toast.failure(t('settings.data.erase.failed'), error),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!email.trim() || look.isPending) return;
    erase.reset();
    look.mutate(email.trim());
  };
  return (
    <Section title={t('settings.data.erase.title')} text={t('settings.data.erase.text')}>
      <form className={styles['dataLine']} onSubmit={submit} noValidate>
        <TextField
          label={t('settings.data.erase.email')}
          type="email"
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            look.reset();
          }}
        />
        <Button type="submit" variant="outlined" aria-busy={look.isPending} disabled={!email.trim()}>
          {t('settings.data.erase.look')}
        </Button>
      </form>
      {look.data && !look.data.found && <NothingFound email={look.variables} />}
      {look.data?.found && (
        <Plan
          key={look.variables}
          email={look.variables}
          report={look.data}
          isRunning={erase.isPending}
          onErase={() => erase.mutate(look.variables)}
        />
      )}
      {erase.data &&
        (erase.data.receipt ? (
          <Receipt email={erase.variables} report={erase.data} receipt={erase.data.receipt} />
        ) : (
          // Somebody else was first; what stays of the person is told all the same.
          <WithoutReceipt email={erase.variables} report={erase.data} />
        ))}
      <PastErasures />
    </Section>
  );
}

/** The person has nothing here: there is nothing to erase, and the answer to them can say so. */
function NothingFound({ email }: { email: string }) {
  const t = useT();
  return <Note role="status">{t('settings.data.erase.notFound', { email })}</Note>;
}

/** Nothing was left to erase: the person is not here at all, or only in what stays. */
function WithoutReceipt({ email, report }: { email: string; report: Report }) {
  if (!report.found) return <NothingFound email={email} />;
  return <Findings report={report} />;
}

/** What goes, and what stays. */
function Findings({ report }: { report: Report }) {
  const t = useT();
  const { addresses, kept } = report;
  const going = kindsOf(report);
  return (
    <div className={styles['report']} role="status">
      {addresses.length > 1 && (
        <Note>{t('settings.data.erase.former', { addresses: addresses.slice(1).join(', ') })}</Note>
      )}
      {going.length === 0 ? (
        <Note>{t('settings.data.erase.nothing')}</Note>
      ) : (
        <>
          <h3>{t('settings.data.erase.goes')}</h3>
          {going.map((kind) => (
            <ErasedKind key={kind} kind={kind} report={report} />
          ))}
        </>
      )}
      <KeptList kept={kept} />
    </div>
  );
}

interface PlanProps {
  email: string;
  report: Report;
  isRunning: boolean;
  onErase: () => void;
}

function Plan({ email, report, isRunning, onErase }: PlanProps) {
  const t = useT();
  const [typed, setTyped] = useState('');
  const [isWrong, setWrong] = useState(false);
  const hasAny = kindsOf(report).length > 0;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isRight = typed.trim().toLowerCase() === email.toLowerCase();
    setWrong(!isRight);
    if (isRight && !isRunning) onErase();
  };
  return (
    <>
      <Findings report={report} />
      {hasAny && (
        <form className={styles['dataLine']} onSubmit={submit} noValidate>
          <Note tone="bad">{t('settings.data.erase.warning')}</Note>
          <TextField
            label={t('settings.data.erase.confirm', { email })}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isWrong}
            helperText={isWrong ? t('settings.data.erase.mismatch', { email }) : undefined}
            inputProps={{ spellCheck: false }}
          />
          <Button type="submit" variant="contained" color="error" aria-busy={isRunning}>
            {t('settings.data.erase.run')}
          </Button>
        </form>
      )}
    </>
  );
}

/** Kinds of which something goes. */
function kindsOf({ erased }: Report): Kind[] {
  return (Object.keys(erased) as Kind[]).filter((kind) => erased[kind] > 0);
}

/** More records of a kind are folded until somebody wants to see them. */
const shownAtOnce = 8;

function ErasedKind({ kind, report: { erased, records } }: { kind: Kind; report: Report }) {
  const t = useT();
  const format = useFormat();
  const named = records.filter((record) => record.kind === kind);
  const more = erased[kind] - named.length;
  return (
    <details open={named.length <= shownAtOnce}>
      <summary>
        {t(`settings.data.erase.kind.${kind}`)}: <b className="num">{format.number(erased[kind])}</b>
      </summary>
      <ul>
        {named.map(({ name, record, record_id }, index) => (
          <li key={index}>
            <RecordLink record={record} id={record_id}>
              {shownName(name, format) || '—'}
            </RecordLink>
          </li>
        ))}
        {more > 0 && <li>{t('settings.data.erase.more', { count: format.number(more) })}</li>}
      </ul>
    </details>
  );
}

/** What is known by its day alone is shown as people write days. */
function shownName(name: string, format: Format): string {
  return /^\d{4}-\d\d-\d\d$/.test(name) ? format.date(`${name}T12:00:00Z`) : name;
}

function KeptList({ kept }: { kept: readonly Kept[] }) {
  const t = useT();
  const format = useFormat();
  if (kept.length === 0) return null;
  const nameOf = ({ kind, number, until }: Kept): string => {
    if (kind === 'audit_log') return t('settings.data.erase.rows', { count: number });
    if (kind === 'chat') return t('settings.data.erase.chats', { count: number });
    if (kind === 'order') return t('settings.data.erase.orders', { name: number });
    if (!until) return number;
    return t('settings.data.erase.until', { name: number, date: format.date(`${until}T12:00:00Z`) });
  };
  return (
    <details open={kept.length <= 2 * shownAtOnce}>
      <summary>
        {t('settings.data.erase.stays')}: <b className="num">{format.number(kept.length)}</b>
      </summary>
      <ul>
        {kept.map((one) => (
          <li key={`${one.kind}-${String(one.id)}`}>
            {one.kind === 'audit_log' ? (
              <Link to={paths.auditLog}>{nameOf(one)}</Link>
            ) : (
              <RecordLink record={one.record} id={one.record_id}>
                {nameOf(one)}
              </RecordLink>
            )}
            <small>{t(`settings.data.erase.reason.${one.reason}`)}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In a tab of its own, so that what was looked up stays. */
function RecordLink({
  record,
  id,
  children,
}: {
  record: Kept['record'];
  id: number | null;
  children: string;
}) {
  if (record === null || id === null) return children;
  return (
    <Link to={paths[record](id)} target="_blank" rel="noopener">
      {children}
    </Link>
  );
}

interface ReceiptProps {
  email: string;
  report: Report;
  receipt: NonNullable<Report['receipt']>;
}

/** What was erased, when and by whom: to be copied or printed, for nothing shows the address again. */
function Receipt({ email, report, receipt }: ReceiptProps) {
  const t = useT();
  const format = useFormat();
  return (
    <ReceiptFrame title={t('settings.data.erase.receipt.title')}>
      <p>
        {t('settings.data.erase.receipt.text', {
          addresses: [email, ...report.addresses.slice(1)].join(', '),
          time: format.fullDateTime(receipt.erased_at),
          name: receipt.erased_by,
        })}
      </p>
      <ul>
        {kindsOf(report).map((kind) => (
          <li key={kind}>
            {t(`settings.data.erase.kind.${kind}`)}:{' '}
            <b className="num">{format.number(report.erased[kind])}</b>
          </li>
        ))}
      </ul>
      <KeptList kept={report.kept} />
      <p className={styles['digest']}>
        {t('settings.data.erase.receipt.digest', { digest: receipt.address_digest })}
      </p>
    </ReceiptFrame>
  );
}

type Entry = Schemas['AuditLogEntry'];

const pastErasuresKey = ['past-erasures'];
/** Older ones are found in the audit log. */
const listed = 50;

/** Erasures that were done, as the audit log tells them: each with its receipt, to copy and print again. */
function PastErasures() {
  const t = useT();
  const format = useFormat();
  const [openId, setOpenId] = useState<number | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: pastErasuresKey,
    queryFn: ({ signal }) =>
      api.get('/audit-log', {
        params: { query: { action: 'privacy.erased', page: 1, page_size: listed } },
        signal,
      }),
    staleTime: 0,
  });
  return (
    <section className={styles['past']} aria-label={t('settings.data.erase.past.title')}>
      <h3>{t('settings.data.erase.past.title')}</h3>
      {error && (
        <ErrorState
          error={error}
          title={t('settings.data.erase.past.failed')}
          onRetry={() => void refetch()}
        />
      )}
      {data?.items.length === 0 && <p>{t('settings.data.erase.past.empty')}</p>}
      {data && data.items.length > 0 && (
        <>
          <p>{t('settings.data.erase.past.text')}</p>
          <ul>
            {data.items.map((entry) => {
              const isOpen = entry.id === openId;
              const line = t('settings.data.erase.past.line', {
                time: format.fullDateTime(entry.created_at),
                name: entry.actor_name ?? '',
              });
              const label = t(isOpen ? 'settings.data.erase.past.close' : 'settings.data.erase.past.open');
              return (
                <li key={entry.id}>
                  <div className={styles['dataRow']}>
                    <span>{line}</span>
                    <Button
                      size="small"
                      aria-expanded={isOpen}
                      aria-label={`${label}: ${line}`}
                      onClick={() => setOpenId(isOpen ? null : entry.id)}
                    >
                      {label}
                    </Button>
                  </div>
                  {isOpen && <PastReceipt entry={entry} />}
                </li>
              );
            })}
          </ul>
          {data.total > listed && (
            <Link to={`${paths.auditLog}?action=privacy.erased`}>{t('settings.data.erase.past.older')}</Link>
          )}
        </>
      )}
    </section>
  );
}

/** The receipt of a past erasure: without the address and without names, of which the log holds none. */
function PastReceipt({ entry: { created_at, actor_name, after } }: { entry: Entry }) {
  const t = useT();
  const format = useFormat();
  const kept = keptOfEntry(after);
  const digest = after?.['address_digest'];
  return (
    <ReceiptFrame title={t('settings.data.erase.past.receipt')}>
      <p>
        {t('settings.data.erase.past.said', {
          time: format.fullDateTime(created_at),
          name: actor_name ?? '',
        })}
      </p>
      <ul>
        {erasedOfEntry(after, erasedKinds).map(({ kind, count }) => (
          <li key={kind}>
            {t(`settings.data.erase.kind.${kind}`)}: <b className="num">{format.number(count)}</b>
          </li>
        ))}
      </ul>
      {kept === null && <p>{t('settings.data.erase.past.unknown')}</p>}
      {kept !== null && kept.length > 0 && (
        <>
          <h3>{t('settings.data.erase.stays')}</h3>
          <ul>
            {kept.map(({ kind, reason, count, until }) => {
              const name = `${t(`settings.data.erase.keptKind.${kind}`)}: ${format.number(count)}`;
              return (
                <li key={`${kind} ${reason}`}>
                  {until
                    ? t('settings.data.erase.until', { name, date: format.date(`${until}T12:00:00Z`) })
                    : name}
                  <small>{t(`settings.data.erase.reason.${reason}`)}</small>
                </li>
              );
            })}
          </ul>
        </>
      )}
      {typeof digest === 'string' && (
        <p className={styles['digest']}>{t('settings.data.erase.receipt.digest', { digest })}</p>
      )}
    </ReceiptFrame>
  );
}

/** A receipt that can be copied and printed; of several on the screen only the one whose button was pressed is printed. */
function ReceiptFrame({ title, children }: { title: string; children: ReactNode }) {
  const t = useT();
  const copy = useCopy();
  const frame = useRef<HTMLElement>(null);
  const shown = useRef<HTMLDivElement>(null);
  const copyReceipt = () =>
    copy(shown.current?.innerText ?? '', {
      done: t('settings.data.erase.receipt.copied'),
      failed: t('settings.data.erase.receipt.copyFailed'),
    });
  const printReceipt = () => {
    for (const other of document.querySelectorAll('[data-printed]')) other.removeAttribute('data-printed');
    frame.current?.setAttribute('data-printed', '');
    window.print();
  };
  return (
    <section className={styles['receipt']} aria-label={title} ref={frame}>
      <div className={styles['report']} ref={shown}>
        <h3>{title}</h3>
        {children}
      </div>
      <div className={styles['dataRow']}>
        <Button variant="outlined" onClick={copyReceipt}>
          {t('settings.data.erase.receipt.copy')}
        </Button>
        <Button variant="outlined" onClick={printReceipt}>
          {t('settings.data.erase.receipt.print')}
        </Button>
      </div>
    </section>
  );
}
