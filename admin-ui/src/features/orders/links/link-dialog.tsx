import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useT } from '../../../kit/i18n/use-t';

/** Shows a link to be copied by hand, or several, a line for each. */
export function LinkDialog({ url, onClose }: { url: string; onClose: () => void }) {
  const t = useT();
  const id = useId();
  const isOne = !url.includes('\n');
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{t('links.manualTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <p>{t('links.manualText')}</p>
        <TextField
          label={t('links.label')}
          id={`${id}-url`}
          value={url}
          autoFocus
          multiline={!isOne}
          maxRows={12}
          slotProps={{ input: { readOnly: true } }}
          onFocus={(event) => event.target.select()}
        />
      </DialogContent>
      <DialogActions>
        {isOne && (
          <Button component="a" href={url} target="_blank" rel="noreferrer">
            {t('links.open')}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {t('common.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
