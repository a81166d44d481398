import { api } from '../../api/client';
import type { Schemas } from '../../api/types';
import { useT } from '../../i18n/use-t';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../mail-text/use-mail-toast';

/** Mails the client a request for data, whose message is HTML. */
export function useSendDataRequest() {
  const t = useT();
  const tellMailed = useMailToast();
  return useOrderMutation({
    run: (body: Schemas['DataRequestInput']) => api.post('/send-completion-request-email', { body }),
    done: (_answer, { recipient_email: email }) => tellMailed(t('orders.dataRequest.sent', { email })),
  });
}
