import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { Suspense } from 'react';
import { FormWindow } from '../../kit/form/form-dialog';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { FormLink } from './form-link';

/** The dialog with the link to the order form. */
export function FormLinkDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <FormWindow title={t('links.form')} width={560} onClose={onClose}>
      <DialogContent>
        <Suspense>
          <LateTexts>
            <FormLink />
          </LateTexts>
        </Suspense>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('common.action.close')}</Button>
      </DialogActions>
    </FormWindow>
  );
}
