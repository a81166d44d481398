import Button from '@mui/material/Button';
import { Note } from '../../../kit/components/note';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { Quote } from '../queries/types';
import type { MissedChoice } from './use-quote-actions';
import { useQuoteName } from './use-quote-name';
import styles from './missed-choice.module.css';

interface MissedChoiceNoteProps {
  missed: MissedChoice;
  /** The quotes as they are by now. */
  quotes: readonly Quote[];
  /** Chooses a quote all the same; absent where none can be chosen any more. */
  onChoose: ((quote: Quote) => void) | undefined;
  onClose: () => void;
}

/** Tells that somebody else chose meanwhile, what is chosen now, and lets the person choose again. */
export function MissedChoiceNote({ missed, quotes, onChoose, onClose }: MissedChoiceNoteProps) {
  const t = useT();
  const format = useFormat();
  const nameOf = useQuoteName();
  const chosen = quotes.find((quote) => quote.is_chosen);
  const { wanted, seen } = missed;
  const isThere = quotes.some(({ id }) => id === wanted?.id);
  if (wanted && chosen?.id === wanted.id) return null;

  const sayWhat = () => {
    if (chosen) {
      const price = `${format.amount(chosen.price)} ${chosen.currency}`;
      return t('orders.chosenMeanwhile.other', { name: nameOf(chosen), price });
    }
    return t('orders.chosenMeanwhile.nobody');
  };
  return (
    <div className={styles['missed']}>
      <Note tone="warn" role="alert">
        {(chosen?.id ?? null) === seen ? (
          // The newer quotes are on their way.
          t('orders.chosenMeanwhile.unknown')
        ) : (
          <>
            <strong>{sayWhat()}</strong>{' '}
            {wanted
              ? t('orders.chosenMeanwhile.yours', { name: nameOf(wanted) })
              : t('orders.chosenMeanwhile.stays')}
          </>
        )}
        <span className={styles['actions']}>
          {wanted && isThere && onChoose && (
            <Button size="small" variant="outlined" onClick={() => onChoose(wanted)}>
              {t('orders.chosenMeanwhile.again', { name: nameOf(wanted) })}
            </Button>
          )}
          <Button size="small" onClick={onClose}>
            {t('common.action.close')}
          </Button>
        </span>
      </Note>
    </div>
  );
}
