import { Note } from '../../components/note';
import { useT } from '../../i18n/use-t';
import { useSendsMail } from '../../mail-text/use-sends-mail';
import type { PriceRequestAnswer } from '../queries/types';
import styles from './ask-dialog.module.css';

interface AskResultProps {
  answer: PriceRequestAnswer;
  /** Names of those who were ticked, by id. */
  names: ReadonlyMap<number, string>;
}

/** To how many the request went, and who got none and why. */
export function AskResult({ answer, names }: AskResultProps) {
  const t = useT();
  const sends = useSendsMail();
  return (
    <Note tone={answer.sent > 0 && sends ? 'ok' : 'warn'} role="status">
      <p>
        {sends || answer.sent === 0
          ? t('orders.askDialog.sentOf', { sent: answer.sent, total: answer.total })
          : t('orders.requests.storedOf', { stored: answer.sent, total: answer.total })}
        {answer.sent > 0 && ` ${t('orders.askDialog.statusUpdated')}`}
      </p>
      {answer.skipped.length > 0 && (
        <>
          <p>{t('orders.askDialog.skipped')}</p>
          <ul className={styles['skipped']}>
            {answer.skipped.map(({ subcontractor_id: id, reason }) => (
              <li key={id}>
                <strong>{names.get(id) ?? `#${id}`}</strong>: {t(`orders.askDialog.skip.${reason}`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Note>
  );
}
