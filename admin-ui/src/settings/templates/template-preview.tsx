import { useSettled } from '../../components/use-settled';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import { MailFrame } from './mail-frame';
import styles from './templates.module.css';

/** What is being written, as its mail will look. */
export function TemplatePreview({ body }: { body: string }) {
  const t = useT();
  const { locale } = useLocale();
  const settled = useSettled(body, 200);
  return (
    <figure className={styles['preview']}>
      <figcaption>{t('settings.templates.preview')}</figcaption>
      <MailFrame title={t('settings.templates.preview')} body={settled} language={locale} />
    </figure>
  );
}
