import { useFormContext } from 'react-hook-form';
import { Note } from '../../kit/components/note';
import type { Register, RegisterLabels, Found } from './use-register';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { useState } from 'react';
import { textOf } from '../../kit/form/use-field';
import { useT } from '../../kit/i18n/use-t';
import styles from './company-register.module.css';

interface RegisterDifferencesProps {
  /** What the register says otherwise than the form. */
  found: Found;
  typed: Readonly<Record<string, unknown>>;
  labels: RegisterLabels;
  onTake: (values: Found) => void;
  onKeep: () => void;
}

/** Asks which fields shall be as in the register. */
function RegisterDifferences({ found, typed, labels, onTake, onKeep }: RegisterDifferencesProps) {
  const t = useT();
  const fields = Object.keys(found);
  const [chosen, setChosen] = useState<readonly string[]>(fields);
  const toggle = (field: string) =>
    setChosen(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field]);
  const take = () =>
    onTake(Object.fromEntries(Object.entries(found).filter(([field]) => chosen.includes(field))));
  return (
    <fieldset className={styles['differences']}>
      <legend>{t('companyRegister.differs')}</legend>
      {fields.map((field) => {
        const label = labels[field];
        return (
          <label key={field}>
            <Checkbox size="small" checked={chosen.includes(field)} onChange={() => toggle(field)} />
            <span>
              <b>{label ? t(label) : field}</b> <del>{textOf(typed[field])}</del> <ins>{found[field]}</ins>
            </span>
          </label>
        );
      })}
      <div className={styles['ways']}>
        <Button size="small" variant="outlined" disabled={chosen.length === 0} onClick={take}>
          {t('companyRegister.replace')}
        </Button>
        <Button size="small" onClick={onKeep}>
          {t('companyRegister.keep')}
        </Button>
      </div>
    </fieldset>
  );
}

interface RegisterAnswerProps {
  register: Register;
  labels: RegisterLabels;
}

/** What came of a look-up: how many fields it filled, and which it would have otherwise. */
export function RegisterAnswer({ register, labels }: RegisterAnswerProps) {
  const { getValues } = useFormContext();
  const { outcome, different, take, forget } = register;
  return (
    <>
      {outcome && (
        <Note tone={outcome.tone} role={outcome.tone === 'ok' ? 'status' : 'alert'}>
          {outcome.text}
        </Note>
      )}
      {different && (
        <RegisterDifferences
          found={different}
          typed={getValues()}
          labels={labels}
          onTake={take}
          onKeep={forget}
        />
      )}
    </>
  );
}
