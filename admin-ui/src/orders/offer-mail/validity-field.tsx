import Button from '@mui/material/Button';
import { useFormContext } from 'react-hook-form';
import { FormDate } from '../../form/form-date';
import { dayOf } from '../../format/dates';
import { useT } from '../../i18n/use-t';
import styles from './offer-form.module.css';

/** What forwarders usually grant. */
const usualDays = [3, 7, 14];

/** The last day on which the client can accept the offer, typed or by the usual numbers of days. */
export function ValidityField() {
  const t = useT();
  const { setValue } = useFormContext<{ valid_until: string | null }>();
  const set = (day: string | null) =>
    setValue('valid_until', day, { shouldDirty: true, shouldValidate: true });
  return (
    <div className={styles['validity']}>
      <FormDate
        name="valid_until"
        label={t('orders.validity.label')}
        hint={t('orders.validity.hint')}
        fromToday
      />
      <span className={styles['days']}>
        {usualDays.map((days) => (
          <Button key={days} size="small" variant="outlined" onClick={() => set(dayAfter(days))}>
            {t('orders.validity.inDays', { smart_count: days })}
          </Button>
        ))}
        <Button size="small" onClick={() => set(null)}>
          {t('orders.validity.none')}
        </Button>
      </span>
    </div>
  );
}

function dayAfter(days: number): string {
  return dayOf(new Date(Date.now() + days * 86_400_000));
}
