import { LateMail } from '../client-mail/late-mail';
import { useOrder } from './order-context';
import { useOrderClient } from './queries/order-queries';

/** The dialog for a mail to the order's client that is no offer and no question for data. */
export function WriteToClient({ onClose }: { onClose: () => void }) {
  const { order } = useOrder();
  const { data: client } = useOrderClient(order.client_id);
  return (
    <LateMail
      recipient={{
        clientId: client?.id ?? null,
        name: order.client_name ?? client?.name ?? '',
        email: order.client_email,
        countryId: client?.country_id ?? null,
      }}
      start={{ subject: '', message: '', isHtml: false }}
      type="letter"
      draftKey={`order-${String(order.id)}`}
      onClose={onClose}
    />
  );
}
