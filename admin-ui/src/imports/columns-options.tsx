import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCountries } from '../api/countries';
import { Segmented } from '../components/segmented';
import { FieldFrame } from '../components/text-field';
import { useT } from '../i18n/use-t';
import type { Choices } from './choices';
import styles from './steps.module.css';

interface ColumnsOptionsProps {
  choices: Choices;
  onChoose: (next: Choices) => void;
}

/** What the rows do not say themselves. */
export function ColumnsOptions({ choices, onChoose }: ColumnsOptionsProps) {
  const t = useT();
  const { list } = useCountries();
  const duplicates = t('imports.columns.duplicates');
  return (
    <div className={styles['options']}>
      <FieldFrame label={t('imports.columns.country')}>
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            value={choices.defaultCountryId ?? ''}
            onChange={({ target }) =>
              onChoose({ ...choices, defaultCountryId: target.value === '' ? null : Number(target.value) })
            }
            inputProps={{ 'aria-describedby': describedBy }}
          >
            <option value="">{t('imports.columns.countryNone')}</option>
            {list.map(({ id: country, name }) => (
              <option key={country} value={country}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <div className={styles['option']}>
        <span>{duplicates}</span>
        <Segmented
          label={duplicates}
          value={choices.duplicates}
          options={[
            { value: 'skip', label: t('imports.columns.skipThem') },
            { value: 'add', label: t('imports.columns.addThem') },
          ]}
          onChange={(value) => onChoose({ ...choices, duplicates: value })}
        />
        <small>{t('imports.columns.duplicatesHint')}</small>
      </div>
    </div>
  );
}
