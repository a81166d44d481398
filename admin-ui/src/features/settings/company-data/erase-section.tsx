import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { Note } from '../../../kit/components/note';
import { TextField } from '../../../kit/components/text-field';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat, type Format } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { Section } from '../../../kit/components/section';
import styles from './company-data.module.css';
import { PastErasures, pastErasuresKey } from './past-erasures-list';
import { ReceiptFrame } from './receipt-frame';

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
      <form className={styles['line']} onSubmit={submit} noValidate>
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
        <form className={styles['line']} onSubmit={submit} noValidate>
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
