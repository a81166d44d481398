import { api } from '../../../kit/api/client';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';
import type { LinkInput } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';

interface RevokeLinkDialogProps {
  /** Which link is taken back. */
  link: LinkInput;
  /** Who has it. */
  name: string;
  onClose: () => void;
}

/** Asks before the links of one kind that somebody was sent stop working. */
export function RevokeLinkDialog({ link, name, onClose }: RevokeLinkDialogProps) {
  const t = useT();
  const toast = useToast();
  const revoke = useOrderMutation({
    run: () => api.post('/links/revoke', { body: link }),
    failed: t('orders.revokeLink.failed'),
    done: () => toast.success(t('orders.revokeLink.done', { name })),
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.revokeLink.title', { name })}
      confirmLabel={t('orders.revokeLink.submit')}
      destructive
      busy={revoke.isPending}
      onConfirm={() => revoke.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t('orders.revokeLink.text')}</p>
    </ConfirmDialog>
  );
}
