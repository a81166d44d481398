import Button from '@mui/material/Button';
import BookSearch from 'lucide-react/icons/book-search';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCountries } from '../api/countries';
import { Icon } from '../components/icon';
import { Note } from '../components/note';
import { ReasonButton } from '../components/reason-button';
import { TextField } from '../components/text-field';
import { useT, type MessageKey } from '../i18n/use-t';
import styles from './register-lookup.module.css';
import { RegisterDifferences } from './register-differences';
import { useRegister } from './use-register';

/** The countries whose register the API can ask, and what their numbers are called. */
const numbers: Readonly<Record<string, MessageKey>> = {
  PL: 'directory.register.numberPL',
  NO: 'directory.register.numberNO',
};

interface RegisterLookupProps {
  /** The fields that can be filled, by their labels. */
  labels: Partial<Record<string, MessageKey>>;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** Fetches a company from its country's public register: fills empty fields, and asks before it replaces others. */
export function RegisterLookup({ labels, onFilled }: RegisterLookupProps) {
  const t = useT();
  const { byId } = useCountries();
  const { getValues, clearErrors, formState } = useFormContext();
  const country = byId(useWatch({ name: 'country_id' }) as number | null);
  const label = country && numbers[country.code];
  const [isOpen, setOpen] = useState(false);
  const [number, setNumber] = useState('');
  const { ask, isPending, outcome, different, take, forget } = useRegister(labels, onFilled);
  if (!country || !label) return null;

  const open = () => {
    const known: unknown[] = [getValues('vat_number'), getValues('business_registration_number')];
    setNumber(known.map((value) => (typeof value === 'string' ? value.trim() : '')).find(Boolean) ?? '');
    setOpen(true);
    // To leave an empty field for the register is no fault of it.
    if (!formState.isDirty) setTimeout(() => clearErrors(), 50);
  };
  const fetch = () => {
    if (number.trim() && !isPending) ask(country.id, number.trim());
  };
  if (!isOpen) {
    return (
      <div>
        <Button size="small" variant="outlined" onClick={open}>
          <Icon of={BookSearch} size={14} />
          {t('directory.register.open')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles['panel']}>
      <div className={styles['ask']}>
        <TextField
          label={t(label)}
          value={number}
          onChange={(event) => setNumber(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
            event.preventDefault();
            fetch();
          }}
          autoFocus
          inputProps={{ maxLength: 30, autoComplete: 'off', inputMode: 'numeric', className: 'num' }}
        />
        <ReasonButton
          variant="outlined"
          loading={isPending}
          reason={number.trim() ? null : t('directory.register.needsNumber')}
          onClick={fetch}
        >
          <Icon of={BookSearch} size={14} />
          {t('directory.register.fetch')}
        </ReasonButton>
      </div>
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
    </div>
  );
}
