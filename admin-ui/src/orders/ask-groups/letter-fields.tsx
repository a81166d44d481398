import { priceRequestLanguageValues } from '@frakto/sdk/enums';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { ErrorState } from '../../components/error-state';
import { SkeletonLines } from '../../components/skeletons';
import { FormSelect } from '../../form/form-select';
import { FormText } from '../../form/form-text';
import { useFormat } from '../../format/use-format';
import { useT } from '../../i18n/use-t';
import type { GroupLetter } from './use-ask-groups';
import { useGroupLetter } from './use-group-letter';
import styles from './ask-groups.module.css';

/**
 * Language, subject and text of a letter to groups. The text is that of the language until something is typed over it.
 * @param onDraft called with whether the text is HTML, whenever another one begins
 */
export function LetterFields({ onDraft }: { onDraft: (isHtml: boolean) => void }) {
  const t = useT();
  const format = useFormat();
  const { watch, reset, getValues, formState } = useFormContext<GroupLetter>();
  const language = watch('language');
  const { draft, error, refetch } = useGroupLetter(language);
  const isTyped = Boolean(formState.dirtyFields.subject ?? formState.dirtyFields.message);
  const wasFilled = Boolean(formState.defaultValues?.subject);

  useEffect(() => {
    if (!draft || isTyped) return;
    reset({ subject: draft.subject, message: draft.message, language: getValues('language') });
    onDraft(draft.isHtml);
    // What was typed stays: only another text begins anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft]);

  return (
    <section className={styles['letter']} aria-label={t('orders.askGroups.letter')}>
      <FormSelect
        name="language"
        label={t('orders.askGroups.language')}
        hint={t('orders.askGroups.languageHint')}
        options={priceRequestLanguageValues.map((value) => ({ value, label: format.language(value) }))}
      />
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
            hint={t(draft?.isHtml ? 'orders.askGroups.htmlHint' : 'orders.askGroups.messageHint')}
            rows={9}
            required
          />
        </>
      )}
    </section>
  );
}
