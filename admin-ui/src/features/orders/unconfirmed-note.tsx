import Button from '@mui/material/Button';
import { api } from '../../kit/api/client';
import { Note } from '../../kit/components/note';
import { useToast } from '../../kit/components/use-toast';
import { useT } from '../../kit/i18n/use-t';
import { useOrder } from './order-context';
import pageStyles from './order-page.module.css';
import { useOrderMutation } from './queries/use-order-mutation';

/** A request from the company's website that nobody has confirmed; one that claims to be a client's is told by that. */
export function UnconfirmedNote() {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const confirm = useOrderMutation({
    run: () => api.post('/orders/{id}/confirm-request', { params: { path: { id: order.id } } }),
    failed: t('orders.unconfirmed.failed'),
    done: () => toast.success(t('orders.unconfirmed.done')),
  });
  if (!order.is_unconfirmed || order.client_claim) return null;
  const { contact_name: name, client_email: email, request_site: site } = order;
  return (
    <div className={pageStyles['banner']}>
      <Note tone="warn">
        <p className={pageStyles['claimTitle']}>{t('orders.unconfirmed.title')}</p>
        <p>{t('orders.unconfirmed.text')}</p>
        <dl className={pageStyles['addresses']}>
          <dt>{t('orders.unconfirmed.contact')}</dt>
          <dd>{[name, email].filter(Boolean).join(', ')}</dd>
          {site && (
            <>
              <dt>{t('orders.unconfirmed.site')}</dt>
              <dd>{site}</dd>
            </>
          )}
        </dl>
        <div className={pageStyles['ways']}>
          <Button
            size="small"
            variant="outlined"
            disabled={confirm.isPending}
            onClick={() => confirm.mutate()}
          >
            {t('orders.unconfirmed.confirm')}
          </Button>
        </div>
      </Note>
    </div>
  );
}
