import Button from '@mui/material/Button';
import { useMutation, useQueryClient, keepPreviousData, useQuery } from '@tanstack/react-query';
import Play from 'lucide-react/icons/play';
import { useRef, useState } from 'react';
import { api } from '../../kit/api/client';
import { Icon } from '../../kit/components/icon';
import { Kbd } from '../../kit/components/kbd';
import { Note } from '../../kit/components/note';
import { PageButtons } from '../../kit/components/page-buttons';
import { Tag } from '../../kit/components/tag';
import { TextField } from '../../kit/components/text-field';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { submitOnCtrlEnter } from '../../kit/submit-keys';
import { ToolCard, type ToolProps } from './tool-card';
import styles from './test-tools.module.css';
import { problemOf, useDescribeFailure } from '../../kit/api/use-describe-failure';
import { placeIn, resultCsv, valueText } from './sql-text';
import Copy from 'lucide-react/icons/copy';
import type { Schemas } from '../../kit/api/types';
import { useCopy } from '../../kit/components/use-copy';
import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';

const pageSize = 10;

/** The statements that were run before, whoever ran them. Looked up when somebody opens them. */
function SqlHistory({ onChoose }: { onChoose: ((sql: string) => void) | null }) {
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
          <PageButtons page={page} pages={data.total_pages} onPage={setPage} />
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

/** What a statement gave: its rows, or how many it changed. */
function SqlResult({ result }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const { number } = useFormat();
  const { columns, rows, row_count: count, truncated, shortened, command, duration_ms: ms } = result;
  const hasRows = columns.length > 0;
  const counted = count > 0 || hasRows;
  return (
    <div className={styles['stack']}>
      <div className={styles['outcome']} role="status">
        <strong>
          {counted
            ? t(hasRows ? 'testTools.sql.rows' : 'testTools.sql.changed', {
                smart_count: count,
              })
            : t('testTools.sql.done', { command })}
        </strong>
        <span>{t('testTools.sql.took', { ms: number(ms) })}</span>
        {rows.length > 0 && <CopyCsv result={result} />}
      </div>
      {truncated && <Note tone="warn">{t('testTools.sql.truncated', { rows: number(count) })}</Note>}
      {shortened && <Note>{t('testTools.sql.shortened')}</Note>}
      {hasRows && rows.length === 0 && <p className={styles['hint']}>{t('testTools.sql.noRows')}</p>}
      {hasRows && rows.length > 0 && <ResultTable result={result} />}
    </div>
  );
}

function ResultTable({ result }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const { columns, column_types: types, rows } = result;
  return (
    <div className={styles['result']} role="region" aria-label={t('testTools.sql.result')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((name, index) => (
              // Two columns may have the same name.
              <th key={index} scope="col">
                {name} <small>{types[index]}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, number) => (
            <tr key={number}>
              {row.map((value, index) => (
                <Value key={index} value={value} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Value({ value }: { value: unknown }) {
  const text = valueText(value);
  if (text === null) return <td className={styles['null']}>null</td>;
  return (
    <td className={typeof value === 'number' ? styles['number'] : undefined} title={text.slice(0, 500)}>
      {text}
    </td>
  );
}

function CopyCsv({ result: { columns, rows } }: { result: Schemas['SqlResult'] }) {
  const t = useT();
  const copy = useCopy();
  const copyCsv = () =>
    copy(resultCsv(columns, rows), {
      done: t('testTools.sql.csvCopied'),
      failed: t('testTools.sql.csvFailed'),
    });
  return (
    <Button size="small" variant="outlined" startIcon={<Icon of={Copy} size={14} />} onClick={copyCsv}>
      {t('testTools.sql.csv')}
    </Button>
  );
}

/** Why a statement failed, and where in it. */
function SqlFailure({ error, sql }: { error: unknown; sql: string }) {
  const t = useT();
  const { text } = useDescribeFailure()(error);
  const { reason, position, hint, sql_state } = problemOf(error)?.extensions ?? {};
  const place = typeof position === 'number' ? placeIn(sql, position) : null;
  return (
    <Note tone="bad" role="alert">
      <strong>{t('testTools.sql.failed')}</strong>
      <p>
        {typeof reason === 'string' ? reason : text}
        {typeof sql_state === 'string' && sql_state !== '' && (
          <span className={styles['state']}> {sql_state}</span>
        )}
      </p>
      {typeof hint === 'string' && <p>{hint}</p>}
      {place && (
        <figure className={styles['place']}>
          <figcaption>{t('testTools.sql.place', { line: place.line, column: place.column })}</figcaption>
          <pre tabIndex={0} aria-label={t('testTools.sql.place', { line: place.line, column: place.column })}>
            {place.before}
            <mark>{place.at || ' '}</mark>
            {place.after}
          </pre>
        </figure>
      )}
    </Note>
  );
}

const tones = { off: 'line', read: 'plain', write: 'warn' } as const;

/** Runs statements, shows what they give, and those that were run before. */
export function SqlTool({ id, icon, setup }: ToolProps) {
  const t = useT();
  const { number } = useFormat();
  const queryClient = useQueryClient();
  const { sql_mode: mode, sql_max_rows: rows, sql_max_seconds: seconds } = setup;
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const run = useMutation({
    mutationFn: (sql: string) => api.post('/tests/execute-sql', { body: { sql } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['sql-history'] }),
  });
  const { data: result, error, variables = '', isPending } = run;
  const submit = () => {
    setMissing(text.trim() === '');
    if (text.trim() !== '' && !isPending) run.mutate(text);
  };
  const limits = { rows: number(rows), seconds };
  return (
    <ToolCard
      id={id}
      icon={icon}
      title={t('testTools.sql.title')}
      text={t('testTools.sql.text')}
      mark={<Tag tone={tones[mode]}>{t(`testTools.sql.mode.${mode}`)}</Tag>}
    >
      {mode === 'off' && <Note>{t('testTools.sql.offText')}</Note>}
      {mode === 'read' && <p className={styles['hint']}>{t('testTools.sql.readText', limits)}</p>}
      {mode === 'write' && <Note tone="warn">{t('testTools.sql.writeText', limits)}</Note>}
      {mode !== 'off' && (
        <form
          className={styles['stack']}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
          onKeyDown={submitOnCtrlEnter}
          noValidate
        >
          <div className={styles['editor']}>
            <TextField
              label={t('testTools.sql.statement')}
              placeholder={t('testTools.sql.placeholder')}
              multiline
              minRows={4}
              maxRows={16}
              value={text}
              inputRef={field}
              onChange={({ target }) => setText(target.value)}
              error={isMissing}
              helperText={isMissing ? t('testTools.required') : undefined}
              inputProps={{ spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off', maxLength: 20_000 }}
            />
          </div>
          <div className={styles['buttons']}>
            <Button type="submit" variant="outlined" aria-busy={isPending} startIcon={<Icon of={Play} />}>
              {t(isPending ? 'testTools.sql.running' : 'testTools.sql.run')}
            </Button>
            <span className={styles['keys']}>
              <Kbd>Ctrl Enter</Kbd>
            </span>
          </div>
        </form>
      )}
      {error && <SqlFailure error={error} sql={variables} />}
      {result && !error && <SqlResult result={result} />}
      <SqlHistory
        onChoose={
          mode === 'off'
            ? null
            : (sql) => {
                setText(sql);
                field.current?.focus();
              }
        }
      />
    </ToolCard>
  );
}
