import ChevronRight from 'lucide-react/icons/chevron-right';
import { useNavigate } from 'react-router-dom';
import { useMe } from '../api/session';
import { Icon } from '../components/icon';
import { Note } from '../components/note';
import { ReasonButton } from '../components/reason-button';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { fieldsLacking, type Choices, type Import } from './choices';
import { ColumnsOptions } from './columns-options';
import { ColumnsTable } from './columns-table';
import { ImportFrame } from './import-frame';
import { importFieldsOf } from './import-kind';
import styles from './steps.module.css';

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
  const fields = importFieldsOf(kind, isAdministrator);
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
