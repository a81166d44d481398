import { AskDialog } from './ask/ask-dialog';
import { CarrierAnswerDialog } from './carrier-order/carrier-answer-dialog';
import { ContractDialog } from './contract/contract-dialog';
import { CopyDialog } from './copy-dialog';
import { DataRequestDialog } from './data-request/data-request-dialog';
import {
  DeleteOrderDialog,
  DeleteRouteDialog,
  DeleteDocumentDialog,
  CreateOrderDialog,
  RevokeLinkDialog,
} from './confirm-dialogs';
import { CmrDialog } from './documents/cmr/cmr-dialog';
import { RefuseReceivedDialog } from './documents/received/received-list';
import { ViewerDialog } from './documents/viewer/viewer-dialog';
import { UploadDialog } from './documents/upload-dialog';
import { ReferencesDialog } from './facts/references-dialog';
import { CorrectionDialog } from './invoices/correction-dialog';
import { InvoiceDialog } from './invoices/invoice-dialog';
import { MendDialog } from './invoices/mend-dialog';
import { PayDialog, RecordPaymentDialog, RemovePaymentDialog } from './invoices/payment-dialogs';
import { SendInvoiceDialog } from './invoices/send-invoice-dialog';
import { PublishLoadDialog } from './load-exchange/publish-load-dialog';
import { OfferDialog } from './offer-mail/offer-dialog';
import { RequestsDialog } from './requests/requests-dialog';
import { RouteDialog } from './routes/route-dialog';
import { RecordAnswerDialog } from './steps/record-answer-dialog';
import { RemindCarrierDialog, RemindClientDialog, RemindPricesDialog } from './steps/remind-dialogs';
import { SendOrderDialog } from './steps/send-order-dialog';
import { ClientPriceDialog } from './summary/client-price-dialog';
import { JoinDialog } from './timeline/join-dialog';
import { SplitDialog } from './timeline/split-dialog';
import { findRoute, useOrder, type OrderDialog } from './order-context';
import { withLateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { LateMail } from '../client-mail/late-mail';
import { useCarrierEmail, useOrderCarrier, useOrderClient } from './queries/order-queries';
import type { Quote } from './queries/types';

interface OpenDialogProps {
  dialog: OrderDialog;
  onClose: () => void;
}

/** The dialog that is open on the order page, with its texts. */
export const OpenDialog = withLateTexts(DialogOfKind, 'orderDialogs');

/** The dialog of a kind. One of a route goes when the route does. */
function DialogOfKind({ dialog, onClose }: OpenDialogProps) {
  const { order } = useOrder();
  const route = 'routeId' in dialog && dialog.routeId ? findRoute(order, dialog.routeId) : undefined;
  switch (dialog.kind) {
    case 'record-answer':
      return <RecordAnswerDialog answer={dialog.answer} onClose={onClose} />;
    case 'carrier-answer':
      return <CarrierAnswerDialog routeId={dialog.routeId} onClose={onClose} />;
    case 'remind-prices':
      return route ? <RemindPricesDialog route={route} onClose={onClose} /> : null;
    case 'remind-client':
      return <RemindClientDialog onClose={onClose} />;
    case 'remind-carrier':
      return <RemindCarrierDialog routeId={dialog.routeId} onClose={onClose} />;
    case 'client-price':
      return <ClientPriceDialog onClose={onClose} />;
    case 'delete-order':
      return <DeleteOrderDialog onClose={onClose} />;
    case 'revoke-link':
      return <RevokeLinkDialog link={dialog.link} name={dialog.name} onClose={onClose} />;
    case 'send-offer':
      return <OfferDialog onClose={onClose} />;
    case 'create-order':
      return <CreateOrderDialog onClose={onClose} />;
    case 'send-order':
      return <SendOrderDialog routeId={dialog.routeId} onClose={onClose} />;
    case 'write-to-client':
      return <WriteToClient onClose={onClose} />;
    case 'write-to-carrier':
      return route?.chosen_offer ? (
        <WriteToCarrier quote={route.chosen_offer} about={dialog.about} onClose={onClose} />
      ) : null;
    case 'copy':
      return <CopyDialog onClose={onClose} />;
    case 'request-data':
      return <DataRequestDialog onClose={onClose} />;
    case 'upload-documents':
      return <UploadDialog target={dialog.target} onClose={onClose} />;
    case 'preview-document':
      return <ViewerDialog first={dialog.document} onClose={onClose} />;
    case 'preview-received':
      return <ViewerDialog first={dialog.received} onClose={onClose} />;
    case 'refuse-received':
      return <RefuseReceivedDialog received={dialog.received} onClose={onClose} />;
    case 'cmr':
      return route ? <CmrDialog key={route.id} route={route} onClose={onClose} /> : null;
    case 'delete-document':
      return <DeleteDocumentDialog document={dialog.document} onClose={onClose} />;
    case 'create-invoice':
      return <InvoiceDialog onClose={onClose} />;
    case 'correct-invoice':
      return <CorrectionDialog onClose={onClose} />;
    case 'mend-invoice':
      return <MendDialog invoiceId={dialog.invoiceId} onClose={onClose} />;
    case 'send-invoice':
      return <SendInvoiceDialog invoiceId={dialog.invoiceId} onClose={onClose} />;
    case 'pay':
      return <PayDialog onClose={onClose} />;
    case 'record-payment':
      return <RecordPaymentDialog onClose={onClose} />;
    case 'remove-payment':
      return <RemovePaymentDialog payment={dialog.payment} onClose={onClose} />;
    case 'references':
      return <ReferencesDialog onClose={onClose} />;
    case 'new-route':
      return <RouteDialog onClose={onClose} />;
    case 'edit-route':
      return route ? <RouteDialog route={route} onClose={onClose} /> : null;
    case 'delete-route':
      return route ? <DeleteRouteDialog route={route} onClose={onClose} /> : null;
    case 'split-route':
      return route ? <SplitDialog route={route} onClose={onClose} /> : null;
    case 'join-routes':
      return route ? <JoinDialog route={route} onClose={onClose} /> : null;
    case 'contract':
      return route ? <ContractDialog route={route} onClose={onClose} /> : null;
    case 'ask':
      return route || dialog.routeId === null ? <AskDialog route={route ?? null} onClose={onClose} /> : null;
    case 'publish-load':
      return route ? <PublishLoadDialog route={route} onClose={onClose} /> : null;
    case 'price-requests':
      return route ? (
        <RequestsDialog
          key={route.id}
          route={route}
          startsAt={dialog.failed ? 'failed' : 'all'}
          skipped={dialog.skipped ?? []}
          onClose={onClose}
        />
      ) : null;
  }
}

/** The dialog for a mail to the order's client that is no offer and no question for data. */
function WriteToClient({ onClose }: { onClose: () => void }) {
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

interface WriteToCarrierProps {
  quote: Quote;
  /** What it begins with words about; with none when left out. */
  about: 'invoice' | undefined;
  onClose: () => void;
}

/** The dialog for a mail to the carrier of a route beside the order itself. */
function WriteToCarrier({ quote, about, onClose }: WriteToCarrierProps) {
  const t = useT();
  const { order } = useOrder();
  const { data: carrier, isPending } = useOrderCarrier(quote.subcontractor_id);
  const email = useCarrierEmail(quote);
  if (isPending) return null;
  return (
    <LateMail
      recipient={{
        clientId: null,
        name: quote.subcontractor.name ?? carrier?.name ?? '',
        email: email ?? '',
        countryId: carrier?.country_id ?? null,
      }}
      start={
        about
          ? {
              subject: t('carrierInvoices.mail.subject', { number: order.id }),
              message: t('carrierInvoices.mail.message', { number: order.id }),
              isHtml: false,
            }
          : { subject: '', message: '', isHtml: false }
      }
      type="letter"
      draftKey={`order-${String(order.id)}-carrier-${String(quote.id)}${about ? `-${about}` : ''}`}
      onClose={onClose}
    />
  );
}
