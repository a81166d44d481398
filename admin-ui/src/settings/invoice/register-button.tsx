import BookSearch from 'lucide-react/icons/book-search';
import type { InvoiceCountry } from '@frakto/sdk/enums';
import { useWatch } from 'react-hook-form';
import { useCountries } from '../../api/countries';
import { RegisterAnswer } from '../../company-register/register-answer';
import { useRegister } from '../../company-register/use-register';
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { useT } from '../../i18n/use-t';
import styles from './invoice.module.css';
import { fromRegister, invoiceLabels, registerNumber, type InvoiceValues } from './invoice-values';

interface RegisterButtonProps {
  country: InvoiceCountry;
  /** Called when fields were filled. */
  onFilled: () => void;
}

/** Fetches the company from its country's public register, by the number that the form has. */
export function RegisterButton({ country, onFilled }: RegisterButtonProps) {
  const t = useT();
  const { byCode } = useCountries();
  const number = useWatch<InvoiceValues>({ name: registerNumber[country] }).trim();
  const register = useRegister({
    labels: invoiceLabels,
    read: (company) => fromRegister(country, company),
    onFilled,
  });
  const countryId = byCode(country)?.id;
  const ask = () => {
    if (countryId !== undefined) register.ask(countryId, number);
  };
  return (
    <div className={styles['register']}>
      <ReasonButton
        variant="outlined"
        size="small"
        loading={register.isPending}
        reason={number ? null : t(`settings.invoice.register.needs${country}`)}
        onClick={ask}
      >
        <Icon of={BookSearch} size={14} />
        {t(`settings.invoice.register.fetch${country}`)}
      </ReasonButton>
      {countryId !== undefined && register.isAbout(countryId, number) && (
        <RegisterAnswer register={register} labels={invoiceLabels} />
      )}
    </div>
  );
}
