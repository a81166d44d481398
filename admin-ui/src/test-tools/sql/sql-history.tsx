import Button from '@mui/material/Button';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { useState } from 'react';
import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { DateTime } from '../../components/date-time';
import { ErrorState } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { SkeletonLines } from '../../components/skeletons';
import { Tag } from '../../components/tag';
import { useT } from '../../i18n/use-t';
import styles from '../test-tools.module.css';

const pageSize = 10;

/** The statements that were run before, whoever ran them. Looked up when somebody opens them. */
export function SqlHistory({ onChoose }: { onChoose: ((sql: string) => void) | null }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={styles['history']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('testTools.sql.history')}</summary>
      {isOpen && <Statements onChoose={onChoose} />}
    </details>
  );
}

function Statements({ onChoose }: { onChoose: ((sql: string) => void) | null }) {
  const t = useT();
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    queryKey: ['sql-history', page],
    queryFn: ({ signal }) =>
      api.get('/tests/sql-history', { params: { query: { page, page_size: pageSize } }, signal }),
    placeholderData: keepPreviousData,
  });
  if (error) {
    return (
      <ErrorState error={error} title={t('testTools.sql.historyFailed')} onRetry={() => void refetch()} />
    );
  }
  if (!data) return <SkeletonLines lines={3} />;
  if (data.total === 0) return <p className={styles['hint']}>{t('testTools.sql.historyEmpty')}</p>;
  return (
    <>
      <ul>
        {data.items.map((item) => (
          <Statement key={item.id} item={item} onChoose={onChoose} />
        ))}
      </ul>
      {data.total_pages > 1 && (
        <div className={styles['pages']}>
          <Button size="small" variant="outlined" disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('common.list.previous')}
          </Button>
          <span>{t('common.list.page', { page, pages: data.total_pages })}</span>
          <Button
            size="small"
            variant="outlined"
            disabled={page >= data.total_pages}
            onClick={() => setPage(page + 1)}
          >
            {t('common.list.next')}
          </Button>
        </div>
      )}
    </>
  );
}

interface StatementProps {
  item: Schemas['SqlHistoryItem'];
  onChoose: ((sql: string) => void) | null;
}

function Statement({ item, onChoose }: StatementProps) {
  const t = useT();
  const { sql, user_email: by, created_at: at, error, row_count: rows } = item;
  return (
    <li>
      <code title={sql.slice(0, 500)}>{sql}</code>
      <p>
        <span className="cut">{by}</span>
        <DateTime value={at} />
        {error === null ? (
          rows !== null && <span className="num">{t('testTools.sql.rows', { smart_count: rows })}</span>
        ) : (
          <Tag tone="bad" title={error}>
            {t('testTools.sql.failedTag')}
          </Tag>
        )}
        {onChoose && (
          <Button size="small" startIcon={<Icon of={CornerUpLeft} size={14} />} onClick={() => onChoose(sql)}>
            {t('testTools.sql.again')}
          </Button>
        )}
      </p>
    </li>
  );
}
