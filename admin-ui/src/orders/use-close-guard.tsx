import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../components/confirm-dialog';
import { useT } from '../i18n/use-t';

interface CloseGuard {
  /** For everything that closes the dialog without saving. */
  askToClose: () => void;
  /** Render it beside the dialog. */
  question: ReactNode;
}

/** Asks before a dialog with unsaved changes closes. */
export function useCloseGuard(dirty: boolean, onClose: () => void): CloseGuard {
  const t = useT();
  const [asking, setAsking] = useState(false);
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
