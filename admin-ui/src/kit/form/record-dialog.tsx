import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import { useId } from 'react';
import { DialogHeading } from '../components/dialog-heading';
import { ErrorState } from '../components/error-state';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';

interface RecordDialogProps {
  title: string;
  /** Null while the record is on its way. */
  error: unknown;
  /** Said when there is no such record: trying again would not help. */
  missing?: { title: string; text: string } | undefined;
  onRetry: () => void;
  onClose: () => void;
}

/** Stands in for the form of a record that is being loaded, or that cannot be. */
export function RecordDialog({ title, error, missing, onRetry, onClose }: RecordDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} slotProps={{ paper: { sx: { maxWidth: 720 } } }}>
      <DialogHeading id={id} onClose={onClose}>
        {missing?.title ?? title}
      </DialogHeading>
      <DialogContent sx={missing ? {} : { minHeight: 320 }}>
        {missing && (
          <>
            <p>{missing.text}</p>
            <Button variant="outlined" sx={{ mt: 2 }} onClick={onClose}>
              {t('common.action.backToList')}
            </Button>
          </>
        )}
        {!missing && error !== null && <ErrorState error={error} onRetry={onRetry} />}
        {!missing && error === null && <SkeletonLines lines={8} />}
      </DialogContent>
    </Dialog>
  );
}
