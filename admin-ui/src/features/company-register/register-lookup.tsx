import Button from '@mui/material/Button';
import BookSearch from 'lucide-react/icons/book-search';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import { TextField } from '../../kit/components/text-field';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import styles from './company-register.module.css';
import { RegisterAnswer } from './register-answer';
import { useRegister, type RegisterLabels } from './use-register';

/** The countries whose register the API can ask, and what their numbers are called. */
const numbers: Readonly<Record<string, MessageKey>> = {
  PL: 'companyRegister.numberPL',
  NO: 'companyRegister.numberNO',
};

interface RegisterLookupProps {
  /** The fields that can be filled, by their labels. */
  labels: RegisterLabels;
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
  const register = useRegister({ labels, onFilled });
  const { ask, isPending } = register;
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
          {t('companyRegister.open')}
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
          reason={number.trim() ? null : t('companyRegister.needsNumber')}
          onClick={fetch}
        >
          <Icon of={BookSearch} size={14} />
          {t('companyRegister.fetch')}
        </ReasonButton>
      </div>
      {register.isAbout(country.id, number.trim()) && <RegisterAnswer register={register} labels={labels} />}
    </div>
  );
}
