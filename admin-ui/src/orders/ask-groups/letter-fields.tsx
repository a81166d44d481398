import { priceRequestLanguageValues } from '@frakto/sdk/enums';
import { useEffect } from 'react';
import { useFormContext, type FormState } from 'react-hook-form';
import { ErrorState } from '../../components/error-state';
import { Note } from '../../components/note';
import { SkeletonLines } from '../../components/skeletons';
import { FormSelect } from '../../form/form-select';
import { FormText } from '../../form/form-text';
import { useFormat } from '../../format/use-format';
import { useT, type Translate } from '../../i18n/use-t';
import type { GroupLetter } from './use-ask-groups';
import { useGroupLetter } from './use-group-letter';
import type { Reach } from './use-reach';
import styles from './ask-groups.module.css';

interface LetterFieldsProps {
  /** Who of the chosen groups gets the letter; null while it is not known. */
  reach: Reach | null;
  /** The text that stands there is HTML. */
  isHtml: boolean;
  /** Called with whether the text is HTML, whenever another one begins. */
  onDraft: (isHtml: boolean) => void;
}

/** Language, subject and text of a letter to groups. The text is that of the language until something is typed over it. */
export function LetterFields({ reach, isHtml, onDraft }: LetterFieldsProps) {
  const t = useT();
  const format = useFormat();
  const { watch, reset, getValues, formState } = useFormContext<GroupLetter>();
  const language = watch('language');
  const { draft, error, refetch } = useGroupLetter(language);
  const readers = reach?.byLanguage.get(language) ?? 0;
  const hasOwnWords = isTyped(formState);
  const wasFilled = Boolean(formState.defaultValues?.subject);

  useEffect(() => {
    if (!draft || hasOwnWords) return;
    reset({ subject: draft.subject, message: draft.message, language: getValues('language') });
    onDraft(draft.isHtml);
    // What was typed stays: only another text begins anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);

  return (
    <section className={styles['letter']} aria-label={t('orders.askGroups.letter')}>
      <FormSelect
        name="language"
        label={t('orders.askGroups.language')}
        hint={hintOf(t, readers, reach)}
        options={priceRequestLanguageValues.map((value) => ({ value, label: format.language(value) }))}
      />
      {reach && reach.total > 0 && readers === 0 && (
        <Note tone="warn" role="status">
          {t('orders.askGroups.readByNone')}
        </Note>
      )}
      {error && !draft && (
        <ErrorState error={error} title={t('orders.askGroups.letterFailed')} onRetry={() => void refetch()} />
      )}
      {!error && !draft && !wasFilled && <SkeletonLines lines={6} />}
      {(draft !== null || wasFilled) && (
        <>
          <FormText name="subject" label={t('orders.askGroups.subject')} required maxLength={200} />
          <FormText
            name="message"
            label={t('orders.askGroups.message')}
            hint={t(isHtml ? 'orders.askGroups.htmlHint' : 'orders.askGroups.messageHint')}
            rows={9}
            required
          />
        </>
      )}
    </section>
  );
}

/** Whether something was typed over the text that the letter began with. */
export function isTyped({ dirtyFields }: FormState<GroupLetter>): boolean {
  return dirtyFields.subject === true || dirtyFields.message === true;
}

/** How many of the chosen read the language; nothing where a warning says that nobody does. */
function hintOf(t: Translate, readers: number, reach: Reach | null): string | undefined {
  if (!reach || reach.total === 0) return t('orders.askGroups.languageHint');
  if (readers === 0) return undefined;
  if (readers === reach.total) return t('orders.askGroups.readByAll');
  return t('orders.askGroups.readers', { count: readers, total: reach.total });
}
