import Button from '@mui/material/Button';
import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { getSession, roleOf, startSession, useMe } from '../../kit/api/session';
import { LabelledValue, LabelledValues } from '../../kit/components/labelled-value';
import { useToast } from '../../kit/components/use-toast';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { Section } from '../../kit/components/section';
import { CalendarSection } from './calendar-section';
import styles from './settings.module.css';

/** Who one is, and the language that one works in. */
export function PersonalTab() {
  const t = useT();
  const me = useMe();
  const company = me.user_companies[0];
  return (
    <div className={styles['personal']}>
      <Section title={t('settings.personal.language')} text={t('settings.personal.languageText')}>
        <LanguageChoice />
      </Section>
      <Section title={t('settings.personal.account')} text={t('settings.personal.accountText')}>
        <LabelledValues columns={2}>
          <LabelledValue label={t('settings.personal.name')}>{me.name}</LabelledValue>
          <LabelledValue label={t('settings.personal.email')}>{me.email}</LabelledValue>
          <LabelledValue label={t('settings.personal.company')}>{company?.company_name}</LabelledValue>
          <LabelledValue label={t('settings.personal.role')}>{t(`shell.role.${roleOf(me)}`)}</LabelledValue>
        </LabelledValues>
        <Button component={Link} to={paths.account} variant="outlined" sx={{ justifySelf: 'start' }}>
          {t('settings.personal.toAccount')}
        </Button>
      </Section>
      {company && <CalendarSection />}
    </div>
  );
}

/** Stored with the first click, and at once the language of the page. */
function LanguageChoice() {
  const t = useT();
  const toast = useToast();
  const me = useMe();
  const { locale, setLocale } = useLocale();
  const [pending, setPending] = useState<UiLanguage | null>(null);

  async function choose(language: UiLanguage): Promise<void> {
    const session = getSession();
    if (!session) return;
    setPending(language);
    try {
      const user = await api.put('/users/me', { body: { default_language: language } });
      startSession({ token: session.token, user });
      await setLocale(language);
    } catch (error) {
      toast.failure(t('settings.personal.failed'), error, { retry: () => void choose(language) });
    }
    setPending(null);
  }

  return (
    <>
      <fieldset className={styles['choice']} aria-busy={pending !== null}>
        <legend className="visually-hidden">{t('settings.personal.language')}</legend>
        {uiLanguageValues.map((language) => (
          <label key={language} lang={language}>
            <input
              type="radio"
              name="default_language"
              value={language}
              checked={(pending ?? me.default_language) === language}
              onChange={() => void choose(language)}
            />
            {t(`shell.language.${language}`)}
          </label>
        ))}
      </fieldset>
      {locale !== me.default_language && pending === null && (
        <p className={styles['hint']}>
          {t('settings.personal.thisDevice', { name: t(`shell.language.${locale}`) })}
        </p>
      )}
    </>
  );
}
