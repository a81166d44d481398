import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import { useOrderMutation } from '../queries/use-order-mutation';

/** Mails the client a request for data, whose message is HTML. */
export function useSendDataRequest() {
  const t = useT();
  const toast = useToast();
  return useOrderMutation({
    run: (body: Schemas['DataRequestInput']) => api.post('/send-completion-request-email', { body }),
    done: (_answer, { recipient_email: email }) => toast.success(t('orders.dataRequest.sent', { email })),
  });
}
