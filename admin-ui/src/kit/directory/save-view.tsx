import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useId, useState, type FormEvent } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { TextField } from '../components/text-field';
import { useCloseGuard } from '../form/use-close-guard';
import { useT } from '../i18n/use-t';

interface SaveViewProps {
  onSave: (name: string) => void;
  onClose: () => void;
}

/** Asks for the name of a view; a name that is there already gets the new one. */
export function SaveView({ onSave, onClose }: SaveViewProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState('');
  const [missing, setMissing] = useState(false);
  const { askToClose, question } = useCloseGuard(name.trim() !== '', onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!name.trim()) return setMissing(true);
    onSave(name.trim());
    onClose();
  };
  return (
    <Dialog open onClose={askToClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 440 } } }}>
      <form noValidate onSubmit={submit}>
        <DialogHeading id={id} onClose={askToClose}>
          {t('directory.views.title')}
        </DialogHeading>
        <DialogContent>
          <TextField
            label={t('directory.views.name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            required
            autoFocus
            error={missing && !name.trim()}
            helperText={missing && !name.trim() ? t('common.fault.required') : t('directory.views.hint')}
            inputProps={{ maxLength: 60, autoComplete: 'off' }}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={askToClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('common.action.save')}
          </Button>
        </DialogActions>
      </form>
      {question}
    </Dialog>
  );
}
