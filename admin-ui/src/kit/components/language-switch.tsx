import { uiLanguageValues, type UiLanguage } from '@frakto/sdk/enums';
import { useT } from '../i18n/use-t';
import { Segmented } from './segmented';

interface LanguageSwitchProps {
  label: string;
  value: UiLanguage;
  onChange: (language: UiLanguage) => void;
}

/** Chooses among the languages of the product, by their codes; the whole name stands beside each on hover. */
export function LanguageSwitch({ label, value, onChange }: LanguageSwitchProps) {
  const t = useT();
  return (
    <Segmented
      label={label}
      value={value}
      options={uiLanguageValues.map((language) => ({
        value: language,
        label: language.toUpperCase(),
        title: t(`shell.language.${language}`),
      }))}
      onChange={onChange}
    />
  );
}
