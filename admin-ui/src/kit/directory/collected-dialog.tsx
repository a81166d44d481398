import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { useT } from '../i18n/use-t';
import styles from './collected-dialog.module.css';
import { SourceTag } from './source-tag';

interface CollectedDialogProps {
  name: string;
  /** The data of the record: what it is called, and what it is; null where nothing was given. */
  facts: readonly (readonly [label: string, value: ReactNode])[];
  /** What the company can say about it. */
  children?: ReactNode;
  /** Takes it out of the collection. */
  onRemove: () => void;
  onClose: () => void;
}

/** A global record in the company's collection: it can be read, and taken out. */
export function CollectedDialog({ name, facts, children, onRemove, onClose }: CollectedDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 560 } } }}>
      <DialogHeading id={id} onClose={onClose}>
        {name} <SourceTag source="global" />
      </DialogHeading>
      <DialogContent sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <p className={styles['text']}>{t('directory.collected.text')}</p>
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value ?? <span className={styles['none']}>{t('directory.collected.noData')}</span>}</dd>
            </div>
          ))}
        </dl>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="error" onClick={onRemove}>
          {t('directory.collected.remove')}
        </Button>
        <span style={{ flex: 1 }} />
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
