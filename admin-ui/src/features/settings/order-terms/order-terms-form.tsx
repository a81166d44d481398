import Button from '@mui/material/Button';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { FormText } from '../../../kit/form/form-text';
import { textOf } from '../../../kit/form/use-field';
import { useT } from '../../../kit/i18n/use-t';
import { Loaded } from '../loaded';
import { Section } from '../../../kit/components/section';
import { SettingsFormFrame } from '../settings-form-frame';
import { readSettings, useCompanySettings, useForgetSettings } from '../settings-queries';
import { useSettingsForm, type Versioned } from '../use-settings-form';
import styles from './order-terms.module.css';

const languages = ['pl', 'no', 'en'] as const;
type Language = (typeof languages)[number];
type TermsValues = Record<Language, string>;
type Settings = Schemas['CompanySettings'];

const versioned = ({ order_terms: { pl, no, en }, version }: Settings): Versioned<TermsValues> => ({
  values: { pl: pl ?? '', no: no ?? '', en: en ?? '' },
  version,
});

/** The company's own terms of orders to carriers, by the language in which a carrier reads them. */
export function OrderTerms() {
  return <Loaded query={useCompanySettings()}>{(settings) => <TermsForm settings={settings} />}</Loaded>;
}

function TermsForm({ settings }: { settings: Settings }) {
  const t = useT();
  const forget = useForgetSettings();
  const builtIn = settings.built_in_order_terms;
  const editing = useSettingsForm<TermsValues>({
    start: versioned(settings),
    schema: ({ ownOrderTermsInputSchema }) => ownOrderTermsInputSchema,
    empty: 'null',
    save: async (body, _values, version) => {
      const order_terms = body as Schemas['OwnOrderTermsInput'];
      const saved = await api.put('/company-settings', { body: { order_terms, version } });
      forget();
      return versioned(saved);
    },
    load: async () => versioned(await readSettings()),
    done: t('orderTerms.done'),
    failed: t('settings.failed'),
  });
  const { form } = editing;
  const labelOf = (language: Language) => t(`orderTerms.field.${language}`);
  const startFrom = (language: Language) => {
    form.setValue(language, builtIn[language], { shouldDirty: true, shouldValidate: true });
    form.setFocus(language);
  };
  return (
    <SettingsFormFrame
      label={t('orderTerms.title')}
      editing={editing}
      say={(field, value) => [labelOf(field), textOf(value)]}
    >
      {languages.map((language) => (
        <Section
          key={language}
          title={t(`orderTerms.language.${language}.title`)}
          text={t(`orderTerms.language.${language}.text`)}
        >
          <div className={styles['terms']}>
            <FormText name={language} label={labelOf(language)} rows={5} maxLength={10_000} />
            {!form.watch(language).trim() && (
              <details className={styles['builtIn']}>
                <summary>{t('orderTerms.builtIn')}</summary>
                <ol lang={language}>
                  {builtIn[language].split('\n').map((paragraph) => (
                    <li key={paragraph}>{paragraph}</li>
                  ))}
                </ol>
                <Button size="small" variant="outlined" onClick={() => startFrom(language)}>
                  {t('orderTerms.start')}
                </Button>
              </details>
            )}
          </div>
        </Section>
      ))}
    </SettingsFormFrame>
  );
}
