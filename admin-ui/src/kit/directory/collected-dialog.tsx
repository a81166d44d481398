import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, type ReactNode } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { useT } from '../i18n/use-t';
import { styled } from '@mui/material/styles';
import { SourceTag } from './cells';

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
        <p style={{ color: 'var(--text-2)' }}>{t('directory.collected.text')}</p>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value ?? <span style={{ color: 'var(--text-3)' }}>{t('directory.collected.noData')}</span>}
              </dd>
            </div>
          ))}
        </Facts>
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

const Facts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 12,
  '& > div': { minWidth: 0 },
  '& dt': { color: 'var(--text-3)', font: '400 12px/16px var(--font)' },
  '& dd': { overflowWrap: 'anywhere' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
