import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import { useId } from 'react';
import { Icon } from '../../../kit/components/icon';
import { useT } from '../../../kit/i18n/use-t';
import { CarrierInvoiceList } from '../invoices/carrier-invoices';
import { InvoiceList, PaymentList } from '../invoices/invoice-list';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { useOrder } from '../order-context';
import type { Route } from '../queries/types';
import { useRouteName } from '../use-order-format';
import type { OrderDocument } from './document-groups';
import { DocumentList, AddDocumentButton, DocumentsPart } from './document-list';
import styles from './documents.module.css';
import Button from '@mui/material/Button';
import Receipt from 'lucide-react/icons/receipt-text';

/** The files of the order: its own, then those of each route, with whether it is proved to be delivered. */
export function DocumentsTab() {
  const { order } = useOrder();
  return (
    <div className={styles['tab']}>
      <DocumentsPart>
        {(documents) => (
          <>
            <InvoiceList documents={documents} />
            <PaymentList />
            <CarrierInvoiceList />
            <OfOrder documents={documents.filter((one) => one.order_routes_id === null)} />
            {order.routes.map((route) => (
              <OfRoute
                key={route.id}
                route={route}
                documents={documents.filter((one) => one.order_routes_id === route.id)}
              />
            ))}
          </>
        )}
      </DocumentsPart>
    </div>
  );
}

function OfOrder({ documents }: { documents: readonly OrderDocument[] }) {
  const t = useT();
  const id = useId();
  const { order } = useOrder();
  const invoices = useOrderInvoices(order).data?.items ?? [];
  // Our own invoices have a place of their own.
  const others = documents.filter((one) => !invoices.some(({ document_id }) => document_id === one.id));
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{t('documents.ofOrder')}</h2>
        <CreateInvoiceButton />
        <AddDocumentButton target={{ routeId: null, type: null }} />
      </div>
      {others.length > 0 ? (
        <DocumentList label={t('documents.ofOrder')} documents={others} showsType />
      ) : (
        <p className={styles['none']}>
          <strong>{t('documents.empty.order')}.</strong> {t('documents.empty.orderText')}
        </p>
      )}
    </section>
  );
}

function OfRoute({ route, documents }: { route: Route; documents: readonly OrderDocument[] }) {
  const t = useT();
  const id = useId();
  const routeName = useRouteName()(route);
  return (
    <section aria-labelledby={id}>
      <div className={styles['head']}>
        <h2 id={id}>{routeName}</h2>
        <PodMark has={route.has_pod} />
        <AddDocumentButton
          target={{ routeId: route.id, type: route.has_pod ? null : 'POD' }}
          label={t(route.has_pod ? 'documents.add' : 'documents.addPod')}
          name={t(route.has_pod ? 'documents.addOf' : 'documents.addPodOf', { route: routeName })}
        />
      </div>
      {documents.length > 0 ? (
        <DocumentList label={routeName} documents={documents} showsType />
      ) : (
        <p className={styles['none']}>{t('documents.empty.route')}</p>
      )}
    </section>
  );
}

function PodMark({ has }: { has: boolean }) {
  const t = useT();
  return (
    <span className={styles['pod']} data-has={has}>
      <Icon of={has ? CircleCheck : CircleDashed} size={14} />
      {t(has ? 'documents.podThere' : 'documents.podMissing')}
    </span>
  );
}

/** `Utwórz fakturę`, for as long as the order can be invoiced and has no invoice. */
function CreateInvoiceButton() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const isPossible = order.allowed_actions.some(({ action }) => action === 'save_invoice');
  if (!isPossible || order.has_issued_invoice) return null;
  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<Icon of={Receipt} size={14} />}
      onClick={() => openDialog({ kind: 'create-invoice' })}
    >
      {t('invoices.create')}
    </Button>
  );
}
