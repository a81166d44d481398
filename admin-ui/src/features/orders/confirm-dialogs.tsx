import { wayOf } from '../../kit/format/way';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { forgetOrder } from './recent-orders';
import { useOrder } from './order-context';
import { orderKeys } from './queries/order-queries';
import type { Route, LinkInput } from './queries/types';
import { useOrderMutation } from './queries/use-order-mutation';
import type { OrderDocument } from './documents/document-groups';
import { useStatusStep } from './steps/use-status-step';

/** Asks before an order goes that no client was offered yet, naming it and what goes with it. */
export function DeleteOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { order, allowLeaving } = useOrder();
  const remove = useMutation({
    mutationFn: () => api.delete('/orders/{id}', { params: { path: { id: order.id } } }),
    onSuccess: () => {
      forgetOrder(order.id);
      allowLeaving();
      void navigate(paths.activities, { replace: true });
      toast.success(t('orders.deleteOrder.done', { number: order.id }));
      // What is shown of the order itself is not read again: it is gone.
      const own = orderKeys.order(order.id);
      void queryClient.invalidateQueries({
        queryKey: orderKeys.everything,
        predicate: ({ queryKey }) => !own.every((part, place) => queryKey[place] === part),
      });
    },
    onError: (error) => toast.failure(t('orders.deleteOrder.failed'), error),
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.deleteOrder.title', { number: order.id })}
      confirmLabel={t('orders.deleteOrder.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onError: onClose })}
      onClose={onClose}
    >
      <p>{t('orders.deleteOrder.text')}</p>
    </ConfirmDialog>
  );
}

/** Asks before a route goes, naming it and what goes with it. */
export function DeleteRouteDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { goTo } = useOrder();
  const routeName = wayOf(route);
  const remove = useOrderMutation({
    run: () => api.delete('/order-routes/{id}', { params: { path: { id: route.id } } }),
    failed: t('orders.deleteRoute.failed'),
    done: () => {
      goTo({ tab: 'details' });
      toast.success(t('orders.deleteRoute.done', { route: routeName }));
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.deleteRoute.title', { route: routeName })}
      confirmLabel={t('orders.deleteRoute.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>
        {route.offers_count === 0
          ? t('orders.deleteRoute.textNoQuotes')
          : t('orders.deleteRoute.text', {
              quotes: t('orders.tabs.quotes', { smart_count: route.offers_count }),
            })}
      </p>
    </ConfirmDialog>
  );
}

/** Asks before a file goes, naming it. */
export function DeleteDocumentDialog({
  document,
  onClose,
}: {
  document: OrderDocument;
  onClose: () => void;
}) {
  const t = useT();
  const toast = useToast();
  const name = document.original_filename;
  const remove = useOrderMutation({
    run: () => api.delete('/documents/{id}', { params: { path: { id: document.id } } }),
    failed: t('documents.delete.failed'),
    done: () => toast.success(t('documents.delete.done', { name })),
  });
  return (
    <ConfirmDialog
      open
      title={t('documents.delete.title', { name })}
      confirmLabel={t('documents.delete.submit')}
      destructive
      busy={remove.isPending}
      onConfirm={() => remove.mutate(undefined, { onSettled: onClose })}
      onClose={onClose}
    >
      <p>{t(document.document_type === 'POD' ? 'documents.delete.textPod' : 'documents.delete.text')}</p>
    </ConfirmDialog>
  );
}

/** Says before an order is created that its client gets a confirmation, and where it goes. */
export function CreateOrderDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const step = useStatusStep(order.id, 'create_order', onClose);
  const email = order.order_acceptance?.to;
  return (
    <ConfirmDialog
      open
      title={t('orders.createOrder.title')}
      confirmLabel={t('orders.createOrder.submit')}
      busy={step.isPending}
      onConfirm={() => step.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      {email ? t('orders.createOrder.text', { email }) : t('orders.createOrder.textWithout')}
    </ConfirmDialog>
  );
}

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
