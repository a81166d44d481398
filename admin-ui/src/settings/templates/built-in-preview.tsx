import Button from '@mui/material/Button';
import { mailLanguageValues, type EmailTemplateType, type MailLanguage } from '@frakto/sdk/enums';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { ChoiceMenu } from '../../components/choice-menu';
import { ErrorState } from '../../components/error-state';
import { Icon } from '../../components/icon';
import { SkeletonLines } from '../../components/skeletons';
import { useFormat } from '../../format/use-format';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import { plainTextOf } from '../../mail-text/plain-text';
import { MailFrame } from './mail-frame';
import { useBuiltInText } from './template-queries';
import styles from './templates.module.css';

interface BuiltInPreviewProps {
  type: EmailTemplateType;
  /** Whether it is what is sent now. */
  isSent: boolean;
  /** Takes its text, to go on from there. */
  onStart: (body: string) => void;
}

/** The built-in text of a kind of mail, in the language that the reader chooses, and the way to begin with it. */
export function BuiltInPreview({ type, isSent, onStart }: BuiltInPreviewProps) {
  const t = useT();
  const format = useFormat();
  const { locale } = useLocale();
  const [language, setLanguage] = useState<MailLanguage>(locale);
  const { data: text, error, refetch } = useBuiltInText(type, language);
  const caption = t(isSent ? 'settings.templates.sentNow' : 'settings.templates.builtInTitle');
  return (
    <figure className={styles['preview']}>
      <figcaption className={styles['head']}>
        <span>{caption}</span>
        <ChoiceMenu
          label={t('settings.templates.language', { name: format.language(language) })}
          text={format.language(language)}
          value={language}
          options={mailLanguageValues.map((value) => ({ value, label: format.language(value) }))}
          onChoose={setLanguage}
          end={<Icon of={ChevronDown} size={14} />}
        />
      </figcaption>
      {text && (
        <>
          <dl className={styles['subject']}>
            <dt>{t('settings.templates.subject')}</dt>
            <dd lang={language}>{text.subject}</dd>
          </dl>
          <MailFrame title={caption} body={text.body} language={language} />
          <Button variant="outlined" onClick={() => onStart(plainTextOf(text.body) ?? text.body)}>
            {t('settings.templates.startFrom')}
          </Button>
        </>
      )}
      {!text &&
        (error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <SkeletonLines lines={6} />)}
    </figure>
  );
}
