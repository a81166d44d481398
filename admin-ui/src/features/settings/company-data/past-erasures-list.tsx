import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { ErrorState } from '../../../kit/components/error-state';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import styles from './company-data.module.css';
import { erasedKinds, erasedOfEntry, keptOfEntry } from './past-erasures';
import { ReceiptFrame } from './receipt-frame';

type Entry = Schemas['AuditLogEntry'];

export const pastErasuresKey = ['past-erasures'];
/** Older ones are found in the audit log. */
const listed = 50;

/** Erasures that were done, as the audit log tells them: each with its receipt, to copy and print again. */
export function PastErasures() {
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
                  <div className={styles['row']}>
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
