import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { Note } from '../../kit/components/note';
import { FieldFrame } from '../../kit/components/text-field';
import { FormMailMessage, FormMailSubject, MailStays } from '../../kit/mail-text/form-mail-message';
import { useSendsMail } from '../../kit/mail-text/use-mail-toast';
import { useT } from '../../kit/i18n/use-t';
import type { Draft } from '../../kit/mail-text/draft';
import type { MailText } from './use-mail-texts';
import styles from './client-mail.module.css';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useMe } from '../../kit/api/session';
import { useFormat } from '../../kit/format/use-format';
import type { Outgoing } from './use-outgoing';

interface TextChoiceProps {
  id: string;
  texts: readonly MailText[];
  value: string;
  autoFocus: boolean;
  onChoose: (key: string) => void;
}

/** Which text a mail begins with: one of the company's own, the built-in one, or none. */
function TextChoice({ id, texts, value, autoFocus, onChoose }: TextChoiceProps) {
  const t = useT();
  return (
    <NativeSelect
      input={<OutlinedInput />}
      IconComponent={ChevronDown}
      id={id}
      value={value}
      autoFocus={autoFocus}
      onChange={(event) => onChoose(event.target.value)}
    >
      {texts.map(({ key, type, isOwn }) => (
        <option key={key} value={key}>
          {t(isOwn ? 'clientMail.own' : 'clientMail.builtIn', { name: t(`settings.templates.type.${type}`) })}
        </option>
      ))}
      <option value="">{t('clientMail.empty')}</option>
    </NativeSelect>
  );
}

interface MailFieldsProps {
  texts: readonly MailText[];
  /** What the fields were filled with last. */
  filled: Draft;
  onFilled: (draft: Draft) => void;
  /** Key of the text that it was; empty for none. */
  chosen: string;
  onChosen: (key: string) => void;
  /** The dialog begins here. */
  autoFocus?: boolean;
}

/** Subject and message, and the text that they begin with; over one's own words another one comes only when that is wanted. */
export function MailFields({
  texts,
  filled,
  onFilled,
  chosen,
  onChosen,
  autoFocus = false,
}: MailFieldsProps) {
  const t = useT();
  const id = useId();
  const { getValues, reset, watch } = useFormContext<{ subject: string; message: string }>();
  const { isSubmitted } = useFormState();
  const isIncomplete = watch(['subject', 'message']).some((text) => text.trim() === '');
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
  return (
    <section className={styles['mail']} aria-label={t('clientMail.text')}>
      <FieldFrame id={id} label={t('clientMail.begin')}>
        {() => <TextChoice id={id} texts={texts} value={chosen} autoFocus={autoFocus} onChoose={choose} />}
      </FieldFrame>
      <h3 className={styles['head']}>{t('clientMail.text')}</h3>
      <div className={styles['notes']}>
        {offered && (
          <Note role="status">
            <span className={styles['kept']}>
              {t('clientMail.keptText')}
              <Button size="small" variant="outlined" onClick={() => take(offered)}>
                {t('clientMail.takeText')}
              </Button>
            </span>
          </Note>
        )}
        {isSubmitted && isIncomplete && (
          <Note tone="bad" role="alert">
            {t('clientMail.fillAll')}
          </Note>
        )}
      </div>
      <FormMailSubject label={t('clientMail.subject')} />
      <FormMailMessage
        label={t('clientMail.message')}
        {...(filled.isHtml && { hint: t('clientMail.htmlHint') })}
        inserts={['name', 'company', 'orderLink']}
        isHtml={filled.isHtml}
        rows={11}
        maxLength={20000}
      />
    </section>
  );
}

/** That the dialog goes on with what was typed before and not sent, and the way to begin anew. */
export function KeptNote({ onBeginAnew }: { onBeginAnew: () => void }) {
  const t = useT();
  return (
    <Note role="status">
      <span className={styles['kept']}>
        {t('clientMail.restored')}
        <Button size="small" variant="outlined" onClick={onBeginAnew}>
          {t('clientMail.beginAnew')}
        </Button>
      </span>
    </Note>
  );
}

/** Left of a mail’s buttons: as many of its parts in a line as there is room for. */
const MailFootLine = styled('span')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 16px',
});

/** Which version of a mail goes out, and where answers come. */
export function WhichLeaves({ outgoing }: { outgoing: Outgoing }) {
  const { translation, language, target, byReader, asWritten } = outgoing;
  const t = useT();
  const me = useMe();
  const format = useFormat();
  const sendsMail = useSendsMail();
  const { state } = translation;
  const name = format.language(state === 'busy' && target ? target : language);
  return (
    <MailFootLine>
      <MailStays />
      <span role="status">
        {byReader &&
          t('clientMail.leaves.byReader', {
            languages: [...byReader.filter((one) => one.state !== 'failed'), asWritten]
              .filter(({ count }) => count > 0)
              .map((one) => `${format.language(one.language)} (${one.count})`)
              .join(', '),
          })}
        {byReader?.some((one) => one.state === 'failed') &&
          ` ${t('clientMail.leaves.someFallback', {
            languages: byReader
              .filter((one) => one.state === 'failed')
              .map((one) => format.language(one.language))
              .join(', '),
          })}`}
        {state === 'busy' && t('clientMail.leaves.busy', { language: name })}
        {state === 'done' && t('clientMail.leaves.translation', { language: name })}
        {state === 'failed' && t('clientMail.leaves.fallback')}
        {state === 'off' && !byReader && t('clientMail.leaves.original')}
      </span>
      {sendsMail && (
        <span className={styles['answers']}>{t('clientMail.answersTo', { email: me.email })}</span>
      )}
    </MailFootLine>
  );
}
