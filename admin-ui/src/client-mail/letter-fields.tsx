import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Note } from '../components/note';
import { FieldFrame } from '../components/text-field';
import { FormText } from '../form/form-text';
import { useHasKeys } from '../form/use-has-keys';
import { useT } from '../i18n/use-t';
import type { Draft } from '../mail-text/draft';
import { TextChoice } from './text-choice';
import type { LetterText } from './use-letter-texts';
import styles from './client-mail.module.css';

interface LetterFieldsProps {
  texts: readonly LetterText[];
  /** What the fields were filled with last. */
  filled: Draft;
  onFilled: (draft: Draft) => void;
  /** Key of the text that it was; empty for none. */
  chosen: string;
  onChosen: (key: string) => void;
}

/** Subject and message, and the text that they begin with; over one's own words another one comes only when that is wanted. */
export function LetterFields({ texts, filled, onFilled, chosen, onChosen }: LetterFieldsProps) {
  const t = useT();
  const id = useId();
  const { getValues, reset, watch } = useFormContext<{ subject: string; message: string }>();
  const { isSubmitted } = useFormState();
  const isIncomplete = watch(['subject', 'message']).some((text) => text.trim() === '');
  const hasKeys = useHasKeys();
  const [offered, setOffered] = useState<Draft | null>(null);

  const take = (draft: Draft) => {
    setOffered(null);
    onFilled(draft);
    reset({ ...getValues(), subject: draft.subject, message: draft.message });
  };
  const choose = (key: string) => {
    onChosen(key);
    const draft = texts.find((text) => text.key === key) ?? { subject: '', message: '', isHtml: false };
    const { subject, message } = getValues();
    const isUntouched = subject === filled.subject && message === filled.message;
    if (isUntouched || (subject === '' && message === '')) take(draft);
    else setOffered(draft);
  };
  const hint = t(filled.isHtml ? 'letters.htmlHint' : 'letters.messageHint');
  return (
    <section className={styles['letter']} aria-label={t('letters.text')}>
      <FieldFrame id={id} label={t('letters.begin')}>
        {() => <TextChoice id={id} texts={texts} value={chosen} onChoose={choose} />}
      </FieldFrame>
      {offered && (
        <Note role="status">
          <span className={styles['kept']}>
            {t('letters.keptText')}
            <Button size="small" variant="outlined" onClick={() => take(offered)}>
              {t('letters.takeText')}
            </Button>
          </span>
        </Note>
      )}
      {isSubmitted && isIncomplete && (
        <Note tone="bad" role="alert">
          {t('letters.fillAll')}
        </Note>
      )}
      <FormText name="subject" label={t('letters.subject')} required maxLength={200} />
      <FormText
        name="message"
        label={t('letters.message')}
        hint={hasKeys ? `${hint} ${t('letters.sendKeys')}` : hint}
        rows={11}
        maxLength={20000}
        required
        autoFocus
      />
    </section>
  );
}
