import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Link2 from 'lucide-react/icons/link-2';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../../kit/components/icon';
import { FormWindow } from '../../kit/form/form-dialog';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';

const FormLink = lazy(async () => ({ default: (await import('./form-link')).FormLink }));

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

interface FormLinkButtonProps {
  /** Of the label, which narrow screens hide. */
  className?: string | undefined;
}

/** Opens the dialog. */
export function FormLinkButton({ className }: FormLinkButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-label={t('links.form')} onClick={() => setOpen(true)}>
        <Icon of={Link2} />
        <span className={className}>{t('links.form')}</span>
      </Button>
      {isOpen && <FormLinkDialog onClose={() => setOpen(false)} />}
    </>
  );
}
