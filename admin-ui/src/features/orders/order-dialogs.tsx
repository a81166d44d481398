import { Suspense } from 'react';
import { later, usePreloadAtRest } from '../../kit/components/later';
import { LateTexts, useLateTexts } from '../../kit/i18n/late-texts';
import { findRoute, useOrder } from './order-context';
import type { OrderDialog } from './order-dialog';

const CarrierAnswerDialog = later(
  async () => (await import('./carrier-order/carrier-answer-dialog')).CarrierAnswerDialog,
);
const ClientPriceDialog = later(
  async () => (await import('./summary/client-price-dialog')).ClientPriceDialog,
);
const DeleteOrderDialog = later(async () => (await import('./delete-order-dialog')).DeleteOrderDialog);
const RevokeLinkDialog = later(async () => (await import('./links/revoke-link-dialog')).RevokeLinkDialog);
const AskDialog = later(async () => (await import('./ask/ask-dialog')).AskDialog);
const ContractDialog = later(async () => (await import('./contract/contract-dialog')).ContractDialog);
const CopyDialog = later(async () => (await import('./copy/copy-dialog')).CopyDialog);
const DataRequestDialog = later(
  async () => (await import('./data-request/data-request-dialog')).DataRequestDialog,
);
const DeleteDocumentDialog = later(
  async () => (await import('./documents/delete-document-dialog')).DeleteDocumentDialog,
);
const InvoiceDialog = later(async () => (await import('./invoices/invoice-dialog')).InvoiceDialog);
const CorrectionDialog = later(async () => (await import('./invoices/correction-dialog')).CorrectionDialog);
const SendInvoiceDialog = later(
  async () => (await import('./invoices/send-invoice-dialog')).SendInvoiceDialog,
);
const PayDialog = later(async () => (await import('./invoices/pay-dialog')).PayDialog);
const RecordPaymentDialog = later(
  async () => (await import('./invoices/record-payment-dialog')).RecordPaymentDialog,
);
const RemovePaymentDialog = later(
  async () => (await import('./invoices/remove-payment-dialog')).RemovePaymentDialog,
);
const PreviewDialog = later(async () => (await import('./documents/preview-dialog')).PreviewDialog);
const UploadDialog = later(async () => (await import('./documents/upload-dialog')).UploadDialog);
const ReferencesDialog = later(async () => (await import('./facts/references-dialog')).ReferencesDialog);
const CreateOrderDialog = later(async () => (await import('./steps/create-order-dialog')).CreateOrderDialog);
const OfferDialog = later(async () => (await import('./offer-mail/offer-dialog')).OfferDialog);
const RouteDialog = later(async () => (await import('./routes/route-dialog')).RouteDialog);
const RequestsDialog = later(async () => (await import('./requests/requests-dialog')).RequestsDialog);
const DeleteRouteDialog = later(async () => (await import('./routes/delete-route-dialog')).DeleteRouteDialog);
const SendOrderDialog = later(async () => (await import('./steps/send-order-dialog')).SendOrderDialog);
const RecordAnswerDialog = later(
  async () => (await import('./steps/record-answer-dialog')).RecordAnswerDialog,
);
const WriteToClient = later(async () => (await import('./write-to-client')).WriteToClient);

interface OrderDialogsProps {
  dialog: OrderDialog | null;
  onClose: () => void;
}

/** The dialog that is open, if any. A dialog of a route goes when the route does. */
export function OrderDialogs(props: OrderDialogsProps) {
  usePreloadAtRest(
    useLateTexts('orderDialogs'),
    AskDialog,
    ContractDialog,
    RequestsDialog,
    DataRequestDialog,
    OfferDialog,
    RouteDialog,
    DeleteRouteDialog,
    SendOrderDialog,
    RecordAnswerDialog,
    CopyDialog,
    ReferencesDialog,
    UploadDialog,
    PreviewDialog,
    DeleteDocumentDialog,
    InvoiceDialog,
    CorrectionDialog,
    SendInvoiceDialog,
    PayDialog,
  );
  return (
    <Suspense>
      {props.dialog && (
        <LateTexts of="orderDialogs">
          <OpenDialog dialog={props.dialog} onClose={props.onClose} />
        </LateTexts>
      )}
    </Suspense>
  );
}

function OpenDialog({ dialog, onClose }: OrderDialogsProps & { dialog: OrderDialog }) {
  const { order } = useOrder();
  const route = 'routeId' in dialog && dialog.routeId ? findRoute(order, dialog.routeId) : undefined;
  switch (dialog.kind) {
    case 'record-answer':
      return <RecordAnswerDialog answer={dialog.answer} onClose={onClose} />;
    case 'carrier-answer':
      return <CarrierAnswerDialog routeId={dialog.routeId} onClose={onClose} />;
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
    case 'copy':
      return <CopyDialog onClose={onClose} />;
    case 'request-data':
      return <DataRequestDialog onClose={onClose} />;
    case 'upload-documents':
      return <UploadDialog target={dialog.target} onClose={onClose} />;
    case 'preview-document':
      return <PreviewDialog document={dialog.document} onClose={onClose} />;
    case 'delete-document':
      return <DeleteDocumentDialog document={dialog.document} onClose={onClose} />;
    case 'create-invoice':
      return <InvoiceDialog onClose={onClose} />;
    case 'correct-invoice':
      return <CorrectionDialog onClose={onClose} />;
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
    case 'contract':
      return route ? <ContractDialog route={route} onClose={onClose} /> : null;
    case 'ask':
      return route ? <AskDialog route={route} onClose={onClose} /> : null;
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
