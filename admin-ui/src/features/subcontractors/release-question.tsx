import { useDataProvider } from 'react-admin';
import { useState } from 'react';
import { problemOf } from '../../kit/api/use-describe-failure';
import type { DirectorySubcontractor } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { showToast } from '../../kit/components/toast-store';
import { useToast } from '../../kit/components/use-toast';
import { useRefreshLists } from '../../kit/directory/use-refresh';
import { useT } from '../../kit/i18n/use-t';

interface ReleaseQuestionProps {
  subcontractor: DirectorySubcontractor;
  onClose: () => void;
  onReleased?: () => void;
}

/** Asks before a subcontractor leaves the collection: it also leaves the groups, and they would not come back. */
export function ReleaseQuestion({ subcontractor, onClose, onReleased }: ReleaseQuestionProps) {
  const t = useT();
  const toast = useToast();
  const refresh = useRefreshLists();
  const dataProvider = useDataProvider();
  const [busy, setBusy] = useState(false);
  const { name, collection_id: entry } = subcontractor;

  async function release(): Promise<void> {
    if (entry === null) return;
    setBusy(true);
    try {
      await dataProvider.delete('user-global-subcontractors', { id: entry });
      toast.success(t('directory.collected.removed', { name }));
      onClose();
      onReleased?.();
    } catch (error) {
      const title = t('directory.collected.removeFailed');
      if (problemOf(error)?.code === 'still_used') {
        showToast({ kind: 'failure', title, text: t('subcontractors.stillUsed') });
      } else toast.failure(title, error);
      onClose();
    }
    refresh('subcontractors', 'global-subcontractors', 'subcontractor-groups', 'group-members');
  }

  return (
    <ConfirmDialog
      open
      destructive
      busy={busy}
      title={t('subcontractors.release.title', { name })}
      confirmLabel={t('directory.collected.remove')}
      onConfirm={() => void release()}
      onClose={onClose}
    >
      {t('subcontractors.release.text')}
    </ConfirmDialog>
  );
}
