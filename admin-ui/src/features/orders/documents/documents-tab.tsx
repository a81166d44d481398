import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Receipt from 'lucide-react/icons/receipt-text';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { isPodInHead, nextStepsOf } from '../head/next-steps';
import { CarrierInvoiceList } from '../invoices/carrier-invoices';
import { InvoiceList, PaymentList } from '../invoices/invoice-list';
import { useOrderInvoices } from '../invoices/invoice-queries';
import { isToMend } from '../invoices/invoice-state';
import { useOrder } from '../order-context';
import { routeStatus } from '../order-view';
import type { Route } from '../queries/types';
import { AddDocumentButton, DocumentsPart, useWaitingPod } from './document-list';
import { DocumentTable } from './document-table';
import { ReceivedList } from './received/received-list';
import styles from './documents.module.css';

/** The files of the order: what each route still lacks, what came and waits, every file by route, then invoices. */
export function DocumentsTab() {
  return (
    <div className={styles['tab']}>
      <Strip />
      <ReceivedList />
      <DocumentsPart>
        {(documents) => (
          <>
            <DocumentTable documents={documents} />
            <InvoiceList documents={documents} />
            <PaymentList />
            <CarrierInvoiceList />
          </>
        )}
      </DocumentsPart>
    </div>
  );
}

/** What each route lacks, and whether the client has an invoice. */
function Strip() {
  const t = useT();
  const { order } = useOrder();
  return (
    <ul className={styles['strip']} aria-label={t('documents.strip')}>
      {order.routes.map((route) => (
        <RouteState key={route.id} route={route} />
      ))}
      <InvoiceState />
    </ul>
  );
}

interface StateCellProps {
  state: 'whole' | 'lacking' | 'none';
  title: string;
  text: ReactNode;
  children?: ReactNode;
}

function StateCell({ state, title, text, children }: StateCellProps) {
  return (
    <li data-state={state}>
      <Icon of={state === 'whole' ? CircleCheck : state === 'lacking' ? Clock : Receipt} size={18} />
      <div>
        <b>{title}</b>
        <span>{text}</span>
        {children}
      </div>
    </li>
  );
}

function RouteState({ route }: { route: Route }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const name = wayOf(route);
  const { has_pod: hasPod, has_carrier_invoice: hasInvoice } = route;
  const delivery = route.chosen_offer?.delivery_date ?? route.delivery_date;
  const due = t('documents.due', { date: format.dateTime(delivery) });
  const waiting = useWaitingPod(route.id);
  const lacking = hasPod
    ? t('documents.onlyInvoice')
    : waiting
      ? [t('documents.podWaiting'), !hasInvoice && t('documents.noInvoice')].filter(Boolean).join(', ')
      : [hasInvoice ? t('documents.noPod') : t('documents.noPodNorInvoice'), due].join(', ');
  // One that came is confirmed in the list below; the head files the only one that lacks.
  const isOnly = order.routes.every((one) => one.id === route.id || one.has_pod);
  const add = !waiting && !(isOnly && isPodInHead(order, false)) && (
    <AddDocumentButton
      target={{ routeId: route.id, type: 'POD' }}
      variant="text"
      label={t('documents.addPod')}
      name={t('documents.addPodOf', { route: name })}
    />
  );
  const isWhole = hasPod && hasInvoice;
  return (
    <StateCell
      state={isWhole ? 'whole' : 'lacking'}
      title={name}
      text={isWhole ? t('documents.whole') : lacking}
    >
      {!hasPod && route.status === routeStatus.accepted && add}
    </StateCell>
  );
}

function InvoiceState() {
  const t = useT();
  const { order } = useOrder();
  const invoices = useOrderInvoices(order).data?.items ?? [];
  const [invoice] = invoices;
  const isRefused = invoice !== undefined && isToMend(invoice, invoices);
  const number = invoice?.number ?? '';
  const issued = isRefused ? `${number}, ${t('invoices.ksef.refused')}` : number;
  return (
    <StateCell
      state={isRefused ? 'lacking' : order.has_issued_invoice ? 'whole' : 'none'}
      title={t('documents.clientInvoice')}
      text={order.has_issued_invoice ? issued : t('documents.notIssued')}
    >
      <CreateInvoiceButton />
    </StateCell>
  );
}

/** `Wystaw fakturę`, for as long as the order can be invoiced and has no invoice, where the head does not have it. */
function CreateInvoiceButton() {
  const t = useT();
  const { order, openDialog } = useOrder();
  const isPossible = order.allowed_actions.some(({ action }) => action === 'save_invoice');
  const { primary, beside } = nextStepsOf(order);
  const isInHead = [primary, ...beside].some((one) => one?.step === 'save_invoice');
  if (!isPossible || order.has_issued_invoice || isInHead) return null;
  return (
    <Button
      size="small"
      variant="text"
      startIcon={<Icon of={Receipt} size={14} />}
      onClick={() => openDialog({ kind: 'create-invoice' })}
    >
      {t('invoices.create')}
    </Button>
  );
}
