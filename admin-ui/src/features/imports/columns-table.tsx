import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ImportField } from '@frakto/sdk/enums';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { Icon } from '../../kit/components/icon';
import { useT } from '../../kit/i18n/use-t';
import { columnOf, fieldOf, withField, type Choices, type Import } from './choices';
import styles from './columns-table.module.css';
import type { ImportFields } from './import-kind';

interface ColumnsTableProps {
  columns: Import['columns'];
  fields: ImportFields;
  choices: Choices;
  onChoose: (next: Choices) => void;
}

/** Each column of the file with its first values, and the field that it goes into. */
export function ColumnsTable({ columns, fields, choices, onChoose }: ColumnsTableProps) {
  const t = useT();
  const nameOf = (index: number) =>
    columns[index]?.title || t('imports.columns.untitled', { number: index + 1 });
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th>{t('imports.columns.column')}</th>
          <th className={styles['samples']}>{t('imports.columns.samples')}</th>
          <th className={styles['field']}>{t('imports.columns.field')}</th>
        </tr>
      </thead>
      <tbody>
        {columns.map(({ index, samples }) => {
          const chosen = fieldOf(choices, index);
          const values = samples.join(' · ');
          return (
            <tr key={index} data-used={chosen !== null}>
              <td>
                <span className={styles['name']}>
                  <Icon of={chosen === null ? CircleDashed : CircleCheck} />
                  <span className="cut" title={nameOf(index)}>
                    {nameOf(index)}
                  </span>
                </span>
                <span className={`${styles['below']} cut`}>{values}</span>
              </td>
              <td className={`${styles['samples']} cut`} title={values}>
                {values || t('imports.columns.noSamples')}
              </td>
              <td className={styles['field']}>
                <FieldSelect
                  label={t('imports.columns.fieldOf', { column: nameOf(index) })}
                  column={index}
                  {...{ fields, choices, onChoose, nameOf }}
                />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface FieldSelectProps extends Omit<ColumnsTableProps, 'columns'> {
  label: string;
  column: number;
  nameOf: (column: number) => string;
}

/** The field of one column. What another column goes into already is shown, and cannot be chosen twice. */
function FieldSelect({ label, column, nameOf, fields, choices, onChoose }: FieldSelectProps) {
  const t = useT();
  return (
    <NativeSelect
      fullWidth
      input={<OutlinedInput size="small" />}
      IconComponent={ChevronDown}
      value={fieldOf(choices, column) ?? ''}
      onChange={({ target }) => {
        onChoose(withField(choices, column, fields.all.find((field) => field === target.value) ?? null));
      }}
      inputProps={{ 'aria-label': label }}
    >
      <option value="">{t('imports.columns.skip')}</option>
      {fields.all.map((field) => {
        const other = columnOf(choices, field);
        const isTaken = other !== null && other !== column;
        return (
          <option key={field} value={field} disabled={isTaken}>
            {isTaken
              ? t('imports.columns.taken', { field: t(`imports.field.${field}`), column: nameOf(other) })
              : labelOf(field)}
          </option>
        );
      })}
    </NativeSelect>
  );

  function labelOf(field: ImportField): string {
    const name = t(`imports.field.${field}`);
    return fields.required.includes(field) ? t('imports.columns.required', { field: name }) : name;
  }
}
