import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../../kit/api/session';
import { Icon } from '../../kit/components/icon';
import { Note } from '../../kit/components/note';
import { ReasonButton } from '../../kit/components/reason-button';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { fieldsLacking, type Choices, type Import } from './choices';
import { ColumnsTable } from './columns-table';
import { ImportFrame } from './import-frame';
import { importFieldsOf } from './import-kind';
import { useApiRules } from '../../kit/form/use-schema-form';
import styles from './steps.module.css';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useCountries } from '../../kit/api/countries';
import { Segmented } from '../../kit/components/segmented';
import { FieldFrame } from '../../kit/components/text-field';

interface ColumnsOptionsProps {
  choices: Choices;
  onChoose: (next: Choices) => void;
}

/** What the rows do not say themselves. */
function ColumnsOptions({ choices, onChoose }: ColumnsOptionsProps) {
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

interface ColumnsStepProps {
  imported: Import;
  choices: Choices;
  onChoose: (next: Choices) => void;
}

/** The second step: which column goes into which field, and what else the rows are taken for. */
export function ColumnsStep({ imported, choices, onChoose }: ColumnsStepProps) {
  const t = useT();
  const navigate = useNavigate();
  const { number } = useFormat();
  const { is_admin: isAdministrator } = useMe();
  const { kind, columns, file_name: file, row_count: count } = imported;
  const fields = importFieldsOf(useApiRules(), kind, isAdministrator);
  const lacking = fieldsLacking(choices, fields.required);
  const isNameless = lacking.includes('name');
  const named = lacking.map((field) => t(`imports.field.${field}`)).join(', ');
  const goOn = () => {
    onChoose(choices);
    void navigate(paths.importPreview(imported.id));
  };
  const next = (
    <ReasonButton
      variant="contained"
      reason={isNameless ? t('imports.columns.nameMissing') : null}
      onClick={goOn}
    >
      {t('imports.columns.next')}
      <Icon of={ChevronRight} />
    </ReasonButton>
  );
  return (
    <ImportFrame kind={kind} step="columns" ways={{ file: paths.newImport(kind) }} foot={next}>
      <div className={styles['title']}>
        <h2>{t('imports.columns.title')}</h2>
        <p>
          {t('imports.columns.text', { file, smart_count: count, count: number(count) })}
          {' · '}
          {t('imports.columns.used', { count: choices.mapping.length, total: columns.length })}
        </p>
        <div role="status" className={styles['lacking']}>
          {lacking.length > 0 && (
            <Note tone={isNameless ? 'bad' : 'warn'}>
              {isNameless
                ? t('imports.columns.nameMissing')
                : t('imports.columns.missing', { fields: named })}
            </Note>
          )}
        </div>
      </div>
      <ColumnsTable columns={columns} fields={fields} choices={choices} onChoose={onChoose} />
      <ColumnsOptions choices={choices} onChoose={onChoose} />
    </ImportFrame>
  );
}
