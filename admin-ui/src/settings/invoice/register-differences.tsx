import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useT } from '../../i18n/use-t';
import styles from './invoice.module.css';
import type { InvoiceField, InvoiceValues } from './invoice-values';

type Found = Partial<Record<InvoiceField, string>>;

interface RegisterDifferencesProps {
  /** What the register says otherwise than the form. */
  found: Found;
  typed: InvoiceValues;
  onClose: () => void;
  onTake: (values: Found) => void;
}

/** Asks which fields shall be as in the register. */
export function RegisterDifferences({ found, typed, onClose, onTake }: RegisterDifferencesProps) {
  const t = useT();
  const id = useId();
  const entries = Object.entries(found) as [InvoiceField, string][];
  const [chosen, setChosen] = useState<readonly InvoiceField[]>(entries.map(([field]) => field));
  const toggle = (field: InvoiceField) =>
    setChosen(chosen.includes(field) ? chosen.filter((one) => one !== field) : [...chosen, field]);
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogTitle id={id}>{t('settings.invoice.register.differs')}</DialogTitle>
      <DialogContent>
        <ul className={styles['differences']}>
          {entries.map(([field, value]) => (
            <li key={field}>
              <label>
                <Checkbox checked={chosen.includes(field)} onChange={() => toggle(field)} />
                <span>
                  <b>{t(`settings.invoice.field.${field}`)}</b>
                  <del>{typed[field]}</del>
                  <ins>{value}</ins>
                </span>
              </label>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('settings.invoice.register.keep')}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => onTake(Object.fromEntries(entries.filter(([field]) => chosen.includes(field))))}
        >
          {t('settings.invoice.register.take', { smart_count: chosen.length })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
