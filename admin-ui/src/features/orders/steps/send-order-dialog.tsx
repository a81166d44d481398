import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Send from 'lucide-react/icons/send';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useState } from 'react';
import { FormProvider, useFormState, useWatch } from 'react-hook-form';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { Icon } from '../../../kit/components/icon';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { Note } from '../../../kit/components/note';
import { ReasonButton } from '../../../kit/components/reason-button';
import { TextField } from '../../../kit/components/text-field';
import { usePhone } from '../../../kit/components/use-phone';
import { useUnfitWords } from '../use-unfit-words';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useQuoteName } from '../use-order-format';
import { isReadyToSend } from '../order-view';
import { RouteChoice } from './step-fields';
import { api } from '../../../kit/api/client';
import { showToast } from '../../../kit/components/toast-store';
import type { OrderStep, Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTellRefusal } from './use-tell-refusal';
import { LetterRows, MailComposer } from '../../../kit/mail-text/composed-mail';
import { useFreshDraft } from '../../../kit/mail-text/draft';
import { messageHtml } from '../../../kit/mail-text/plain-text';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useFormat } from '../../../kit/format/use-format';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { OrderMailPreview } from '../order-mail-preview';
import { orderKeys, useCarrierLanguage } from '../queries/order-queries';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import { ErrorState } from '../../../kit/components/error-state';
import { PdfView } from '../documents/pdf/pdf-view';
import { PdfWait } from '../documents/pdf/pdf-wait';
import FileText from 'lucide-react/icons/file-text';
import { FormMailMessage, FormMailSubject, MailFoot } from '../../../kit/mail-text/form-mail-message';

/**
 * Sends the order of a route to the subcontractor whose quote was chosen.
 * @param onOvertaken called when the order has gone on meanwhile
 */
function useSendOrder(orderId: number, onOvertaken: () => void) {
  const t = useT();
  const tellMailed = useMailToast();
  const nameOf = useQuoteName();
  const tellRefusal = useTellRefusal(onOvertaken);
  const send = useOrderMutation({
    run: ({ route, reason, words }: OrderToSend) =>
      api.post('/orders/{id}/send-subcontractor-acceptance', {
        params: { path: { id: orderId } },
        body: { route_id: route.id, ...words, ...(reason && { accept_unfit_carrier: { reason } }) },
      }),
    done: (answer: OrderStep, { route }) => {
      const name = route.chosen_offer ? nameOf(route.chosen_offer) : t('orders.quotes.unknown');
      if (answer.email_sent === false) {
        showToast({ kind: 'failure', title: t('orders.sendOrder.doneNotMailed', { name }) });
      } else tellMailed(t('orders.sendOrder.done', { name }));
    },
  });
  return { send, tell: (error: unknown) => void tellRefusal(t('orders.sendOrder.failed'), error) };
}

interface OrderToSend {
  route: Route;
  /** Why it is sent although the carrier's papers stand against it; empty where nothing does. */
  reason: string;
  /** What was written in place of the text that such mails have. */
  words: { subject?: string; message?: string };
}

/** What the form of the mail holds; named as in the API. */
interface OrderMail {
  route_id: number;
  subject: string;
  message: string;
}

/**
 * What was written by hand of a mail, the message as HTML; the server has the rest, in the carrier's language.
 * @param isHtml whether the message is written as HTML
 */
function ownWords(
  { subject, message }: Pick<OrderMail, 'subject' | 'message'>,
  dirty: Partial<Record<keyof OrderMail, boolean>>,
  isHtml: boolean,
) {
  return {
    ...(dirty.subject && { subject }),
    ...(dirty.message && { message: isHtml ? message : messageHtml(message) }),
  };
}

/** The mail as the carrier will get it. */
function CarrierMailPreview({ routeId, isHtml }: { routeId: number; isHtml: boolean }) {
  const [subject, message] = useWatch<OrderMail, ['subject', 'message']>({ name: ['subject', 'message'] });
  const { dirtyFields } = useFormState<OrderMail>();
  return (
    <OrderMailPreview
      kind="carrier_order"
      route_id={routeId}
      {...ownWords({ subject, message }, dirtyFields, isHtml)}
    />
  );
}

/** What is decided already, and the file that comes along: beside it, and below once it is shown. */
const Facts = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 16,
  '& > dl': { flex: '1 1 300px' },
});

const Form = styled('form')({ display: 'flex', flex: 1, flexDirection: 'column', minHeight: 0 });

interface SendOrderDialogProps {
  /** The route whose order goes out; without it the person chooses among those that are ready, the open one first. */
  routeId?: number | undefined;
  onClose: () => void;
}

/** The mail that brings a subcontractor the order of a route, shown as they will get it, and the PDF that goes with it. */
export function SendOrderDialog({ routeId, onClose }: SendOrderDialogProps) {
  const t = useT();
  const id = useId();
  const format = useFormat();
  const { order, place } = useOrder();
  const nameOf = useQuoteName();
  const words = useUnfitWords();
  const ready = order.routes.filter(isReadyToSend);
  const openId = place.tab === 'route' ? place.routeId : undefined;
  const [chosenId, setChosenId] = useState(
    () => routeId ?? (ready.find((candidate) => candidate.id === openId) ?? ready[0])?.id,
  );
  const route = ready.find((candidate) => candidate.id === chosenId);
  const { send, tell } = useSendOrder(order.id, onClose);
  const quote = route?.chosen_offer;
  const [reason, setReason] = useState('');
  const carrierId = quote?.subcontractor_id ?? null;
  const fitness = useQuery({
    queryKey: ['subcontractors', 'page', carrierId, 'fitness'],
    queryFn: ({ signal }) =>
      api.get('/subcontractor-directory/{id}/fitness', { params: { path: { id: carrierId ?? 0 } }, signal }),
    enabled: carrierId !== null,
    staleTime: 0,
  });
  const papers = fitness.data?.papers ?? [];
  const isHeld = papers.length > 0 && fitness.data?.check === 'block';
  const language = useCarrierLanguage(quote?.subcontractor_id ?? null);
  const { draft } = useFreshDraft('subcontractor_acceptance_request', language);
  // Of the text that stands in the field, which may be that of the language before.
  const [isHtml, setIsHtml] = useState(false);
  const { form, submit } = useSchemaForm<OrderMail>({
    schema: ({ sendToSubcontractorInputSchema }) => sendToSubcontractorInputSchema,
    values: { route_id: chosenId ?? 0, subject: '', message: '' },
    only: ['subject', 'message'],
    onSubmit: async () => {
      if (!route || (isHeld && !reason.trim())) return;
      // Whoever is quicker than the look at the carrier's papers is told of them before anything goes out.
      const known = fitness.data ?? (await fitness.refetch()).data;
      if (!fitness.data && (known?.papers.length ?? 0) > 0) return;
      const words = ownWords(form.getValues(), form.formState.dirtyFields, isHtml);
      await send.mutateAsync({ route, reason: isHeld ? reason.trim() : '', words });
      onClose();
    },
    onFailure: tell,
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!draft) return;
    // What was typed stays, whoever the order goes to; the other field follows their language.
    for (const name of ['subject', 'message'] as const)
      if (!form.getFieldState(name).isDirty) form.resetField(name, { defaultValue: draft[name] });
    if (!form.getFieldState('message').isDirty) setIsHtml(draft.isHtml);
  }, [form, draft]);
  const { askToClose, question } = useCloseGuard(isDirty && !send.isPending, onClose);
  const phone = usePhone();
  if (!route || !quote) return null;
  const close = () => {
    if (!send.isPending) askToClose();
  };

  return (
    <Dialog
      open
      onClose={close}
      onKeyDown={submitOnCtrlEnter}
      fullScreen={phone}
      aria-labelledby={`${id}-title`}
      slotProps={{ paper: { sx: phone ? {} : { width: '100%', maxWidth: 720 } } }}
    >
      <FormProvider {...form}>
        <Form noValidate onSubmit={(event) => void submit(event)}>
          <DialogHeading id={`${id}-title`} onClose={close}>
            {t('orders.sendOrder.title')}
          </DialogHeading>
          <DialogContent>
            <LetterRows>
              {routeId === undefined && ready.length > 1 && (
                <RouteChoice routes={ready} value={route.id} onChange={setChosenId} />
              )}
              <p>
                {t('orders.sendOrder.text', { name: nameOf(quote) })}{' '}
                {language && t('orders.sendOrder.inLanguage', { language: format.language(language) })}
              </p>
              {papers.length > 0 && (
                <Note tone={isHeld ? 'bad' : 'warn'} role="status">
                  {t('orders.sendOrder.unfit', { papers: words(papers) })}
                </Note>
              )}
              {isHeld && (
                <TextField
                  id={`${id}-reason`}
                  label={t('orders.sendOrder.unfitReason')}
                  helperText={t('orders.sendOrder.unfitHint')}
                  required
                  value={reason}
                  onChange={(event) => setReason(event.target.value)}
                  inputProps={{ maxLength: 200 }}
                />
              )}
              <Facts>
                <LabelledValues columns={2}>
                  <LabelledValue label={t('orders.sendOrder.price')}>
                    <Money amount={quote.price} currency={quote.currency} />
                  </LabelledValue>
                  <LabelledValue label={t('orders.sendOrder.email')}>
                    {quote.subcontractor.email}
                  </LabelledValue>
                </LabelledValues>
                <OrderFile key={route.id} route={route} />
              </Facts>
              <MailComposer preview={() => <CarrierMailPreview routeId={route.id} isHtml={isHtml} />}>
                <FormMailSubject label={t('orders.offerDialog.subject')} optional />
                <FormMailMessage
                  label={t('orders.offerDialog.message')}
                  {...(isHtml && { hint: t('orders.offerDialog.htmlHint') })}
                  inserts={['name', 'company', 'orderDetails', 'orderLink']}
                  isHtml={isHtml}
                  rows={9}
                  maxLength={20000}
                  optional
                />
              </MailComposer>
            </LetterRows>
          </DialogContent>
          <DialogActions
            sx={{
              '& > span:first-of-type': { flex: 1, minWidth: 0, color: 'var(--text-3)', fontSize: 12 },
              // Beside two buttons, a phone leaves a word a line.
              '@media (max-width: 599px)': {
                flexWrap: 'wrap',
                '& > span:first-of-type:not(:empty)': { flex: '1 0 100%' },
              },
            }}
          >
            <span>
              <MailFoot />
            </span>
            <Button onClick={close} disabled={send.isPending}>
              {t('common.action.cancel')}
            </Button>
            {isHeld && !reason.trim() ? (
              <ReasonButton
                type="submit"
                variant="contained"
                startIcon={<Icon of={Send} />}
                reason={t('orders.sendOrder.unfitNeedsReason')}
              >
                {t('orders.sendOrder.submit')}
              </ReasonButton>
            ) : (
              <Button
                variant="contained"
                autoFocus={!isHeld}
                startIcon={<Icon of={Send} />}
                type="submit"
                loading={send.isPending || form.formState.isSubmitting}
                loadingPosition="start"
              >
                {t('orders.sendOrder.submit')}
              </Button>
            )}
          </DialogActions>
        </Form>
      </FormProvider>
      {question}
    </Dialog>
  );
}

/** The PDF that goes with the mail, made and shown when somebody asks for it. */
function OrderFile({ route }: { route: Route }) {
  const t = useT();
  const { order } = useOrder();
  const [isShown, setShown] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: [...orderKeys.order(order.id), 'route', route.id, 'order-document'],
    queryFn: ({ signal }) =>
      api.download('/orders/{id}/order-routes/{routeId}/order-document', {
        params: { path: { id: order.id, routeId: route.id } },
        signal,
      }),
    enabled: isShown,
    // It is made of what the order says now.
    staleTime: 0,
    gcTime: 0,
  });
  if (!isShown)
    return (
      <Button variant="outlined" startIcon={<Icon of={FileText} />} onClick={() => setShown(true)}>
        {t('carrierOrder.show')}
      </Button>
    );
  if (error)
    return (
      <ErrorState error={error} title={t('carrierOrder.documentFailed')} onRetry={() => void refetch()} />
    );
  return (
    <Box sx={{ display: 'flex', flex: '1 0 100%', height: 'min(56dvh, 560px)' }}>
      {data ? <PdfView file={data.content} title={t('carrierOrder.document')} /> : <PdfWait />}
    </Box>
  );
}
