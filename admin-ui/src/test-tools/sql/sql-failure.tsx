import { problemOf, useDescribeFailure } from '../../api/use-describe-failure';
import { Note } from '../../components/note';
import { useT } from '../../i18n/use-t';
import { placeIn } from './place-in';
import styles from '../test-tools.module.css';

/** Why a statement failed, and where in it. */
export function SqlFailure({ error, sql }: { error: unknown; sql: string }) {
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
