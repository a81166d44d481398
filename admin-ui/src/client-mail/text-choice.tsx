import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useT } from '../i18n/use-t';
import type { LetterText } from './use-letter-texts';

interface TextChoiceProps {
  id: string;
  texts: readonly LetterText[];
  value: string;
  onChoose: (key: string) => void;
}

/** Which text a letter begins with: one of the company's own, the built-in one, or none. */
export function TextChoice({ id, texts, value, onChoose }: TextChoiceProps) {
  const t = useT();
  return (
    <NativeSelect
      input={<OutlinedInput />}
      IconComponent={ChevronDown}
      id={id}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
    >
      {texts.map(({ key, type, isOwn }) => (
        <option key={key} value={key}>
          {t(isOwn ? 'letters.own' : 'letters.builtIn', { name: t(`settings.templates.type.${type}`) })}
        </option>
      ))}
      <option value="">{t('letters.empty')}</option>
    </NativeSelect>
  );
}
