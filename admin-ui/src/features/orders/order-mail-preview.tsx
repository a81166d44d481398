import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { MailPreview } from '../../kit/mail-text/composed-mail';
import { useOrder } from './order-context';

/** A mail of the order as its reader will get it, composed by the server in their language. */
export function OrderMailPreview(mail: Schemas['OrderMailPreviewInput']) {
  const { order } = useOrder();
  return (
    <MailPreview
      name={`order ${order.id}`}
      body={mail}
      load={(body, signal) =>
        api.post('/orders/{id}/mail-preview', { params: { path: { id: order.id } }, body, signal })
      }
    />
  );
}
