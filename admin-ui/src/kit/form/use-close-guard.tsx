import { useEffect, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useT } from '../i18n/use-t';

interface CloseGuard {
  /** For everything that closes the dialog without saving. */
  askToClose: () => void;
  /** Render it beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with unsaved changes closes. Dialogs with an address of their own take `useUnsavedGuard`. */
export function useCloseGuard(dirty: boolean, onClose: () => void): CloseGuard {
  const t = useT();
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (dirty) ConfirmDialog.preload();
  }, [dirty]);
  const question = (
    <ConfirmDialog
      open={asking}
      title={t('common.unsaved.title')}
      confirmLabel={t('common.unsaved.leave')}
      cancelLabel={t('common.unsaved.stay')}
      destructive
      onConfirm={onClose}
      onClose={() => setAsking(false)}
    >
      {t('common.unsaved.text')}
    </ConfirmDialog>
  );
  return { askToClose: dirty ? () => setAsking(true) : onClose, question };
}
