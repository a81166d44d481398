import { Mark } from '../../kit/components/mark';
import { Segmented } from '../../kit/components/segmented';
import { useToast } from '../../kit/components/use-toast';
import { locales } from '../../kit/i18n/locale';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import styles from './landing.module.css';

/** The head of the pages for people who are not signed in: the name, and the language. */
export function PageTop() {
  const t = useT();
  const toast = useToast();
  const { locale, setLocale } = useLocale();
  return (
    <header className={styles['top']}>
      <Mark />
      <span className={styles['name']}>Frakto</span>
      <Segmented
        label={t('landing.language')}
        value={locale}
        options={locales.map((code) => ({
          value: code,
          label: code.toUpperCase(),
          title: t(`shell.language.${code}`),
        }))}
        onChange={(code) => {
          setLocale(code).catch((error: unknown) => toast.failure(t('common.failure.load'), error));
        }}
      />
    </header>
  );
}
