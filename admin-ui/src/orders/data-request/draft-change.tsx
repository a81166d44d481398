import Button from '@mui/material/Button';
import { useCallback, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { Note } from '../../components/note';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import { useDataDraft, type DataDraft, type DataLetter } from './use-data-draft';
import styles from './data-request.module.css';

interface DraftChangeProps {
  /** What subject and message were filled with last. */
  filled: DataDraft;
  onFilled: (draft: DataDraft) => void;
}

/** Puts in the text of the language that is chosen; over one's own words only when that is wanted. */
export function DraftChange({ filled, onFilled }: DraftChangeProps) {
  const t = useT();
  const format = useFormat();
  const { setValue } = useFormContext<DataLetter>();
  const [language, subject, message] = useWatch<DataLetter, ['language', 'subject', 'message']>({
    name: ['language', 'subject', 'message'],
  });
  const { draft } = useDataDraft(language);
  const isUntouched = subject === filled.subject && message === filled.message;
  const isOther = draft !== null && draft.language !== filled.language;

  const take = useCallback(
    (next: DataDraft) => {
      setValue('subject', next.subject, { shouldDirty: true, shouldValidate: true });
      setValue('message', next.message, { shouldDirty: true, shouldValidate: true });
      onFilled(next);
    },
    [setValue, onFilled],
  );

  const toTake = isOther && isUntouched ? draft : null;
  useEffect(() => {
    if (toTake) take(toTake);
  }, [toTake, take]);

  if (!isOther || isUntouched) return null;
  return (
    <Note role="status">
      <span className={styles['kept']}>
        {t('orders.dataRequest.keptText', { language: format.language(language) })}
        <Button size="small" variant="outlined" onClick={() => take(draft)}>
          {t('orders.dataRequest.takeText')}
        </Button>
      </span>
    </Note>
  );
}
