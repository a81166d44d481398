import { wayOf } from '../../../kit/format/way';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { api } from '../../../kit/api/client';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { Note } from '../../../kit/components/note';
import { DateField } from '../../../kit/components/date-field';
import { dayOf } from '../../../kit/format/dates';
import { phoneFact } from '../../../kit/directory/facts';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import { waitOf } from '../head/next-steps';
import { loadingDay, usualValidity, validityDoubt } from '../offer-mail/validity';
import { useOrder } from '../order-context';
import { routeStatus } from '../order-view';
import { isOfferOver } from '../../../kit/status/offer-over';
import { useOrderClient, useOrderHistory, usePriceRequests } from '../queries/order-queries';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useQuoteName } from '../use-order-format';
import { showToast } from '../../../kit/components/toast-store';
import type { Schemas } from '../../../kit/api/types';
import { OrderMailPreview } from '../order-mail-preview';
import type { PriceRequestAnswer, Route } from '../queries/types';
import { RouteChoice } from './step-fields';
import { useTellRefusal } from './use-tell-refusal';
import { MailStays } from '../../../kit/mail-text/form-mail-message';

const MailPlace = styled('div')({ display: 'grid', gap: 12, marginTop: 16, color: 'var(--text)' });
const Until = styled('div')({ display: 'grid', gap: 12, margin: '16px 0' });

/**
 * Asks before the client gets a mail that reminds them of the offer; says whom to call instead. An offer whose last day is over gets
 * another one.
 */
export function RemindClientDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const format = useFormat();
  const today = dayOf(new Date());
  const isOver = isOfferOver(order.valid_until);
  const [until, setUntil] = useState(() => usualValidity(loadingDay(order), today));
  const loading = loadingDay(order);
  const doubt = validityDoubt(until, loading, today);
  const isPossible = !isOver || (/^\d{4}-\d\d-\d\d$/.test(until) && until >= today);
  const { data: client } = useOrderClient(order.client_id);
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onClose);
  const remind = useOrderMutation({
    run: () =>
      api.post('/orders/{id}/remind-client', {
        params: { path: { id: order.id } },
        ...(isOver && { body: { valid_until: until } }),
      }),
    onFailure: (error) => void tellRefusal(t('orders.remind.failed'), error),
    done: () =>
      tellMailed(
        t(isOver ? 'orders.remind.extendDone' : 'orders.remind.done', {
          name: order.client_name || order.client_email,
        }),
      ),
  });
  return (
    <ConfirmDialog
      open
      title={t(isOver ? 'orders.action.extend_offer' : 'orders.action.remind_client')}
      confirmLabel={t(isOver ? 'orders.remind.extendSubmit' : 'orders.remind.submit')}
      busy={remind.isPending}
      onConfirm={() => isPossible && remind.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      foot={<MailStays />}
      wide
    >
      <p>{t(isOver ? 'orders.remind.extendText' : 'orders.remind.clientText')}</p>
      {isOver && (
        <Until>
          <DateField
            label={t('orders.remind.extendUntil')}
            value={until}
            onChange={setUntil}
            min={today}
            autoFocus
            error={!isPossible}
            helperText={isPossible ? undefined : t('orders.validity.passed')}
          />
          {isPossible && doubt && (
            <Note tone="warn" role="status">
              {t(`orders.validity.${doubt}`, { date: format.day(loading) })}
            </Note>
          )}
        </Until>
      )}
      <Before phone={client?.phone ?? null} />
      <Mail kind="client_reminder" {...(isOver && isPossible && { valid_until: until })} />
    </ConfirmDialog>
  );
}

/** Asks before those who owe a price for a route get a mail that reminds them of it. */
export function RemindPricesDialog({ route, onClose }: { route: Route; onClose: () => void }) {
  const t = useT();
  const { order } = useOrder();
  const routeName = wayOf(route);
  // Whose mail stands for those of the others, who get it in their own language.
  const reader = usePriceRequests(order.id, route.id).data?.items.find(
    ({ subcontractor_id: id, answered, mail_failed }) => id !== null && !answered && !mail_failed,
  )?.subcontractor_id;
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onClose);
  const remind = useOrderMutation({
    run: () => api.post('/order-routes/{id}/price-requests/remind', { params: { path: { id: route.id } } }),
    onFailure: (error) => void tellRefusal(t('orders.remind.failed'), error),
    done: ({ sent }: PriceRequestAnswer) => {
      if (sent > 0) tellMailed(t('orders.remind.pricesDone', { smart_count: sent }));
      else
        showToast({
          kind: 'info',
          title: t('orders.remind.pricesNone'),
          text: t('orders.remind.pricesNoneText'),
        });
    },
  });
  return (
    <ConfirmDialog
      open
      title={t('orders.action.remind_prices')}
      confirmLabel={t('orders.remind.submit')}
      busy={remind.isPending}
      onConfirm={() => remind.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
      foot={<MailStays />}
      wide
    >
      <p>{t('orders.remind.pricesText', { route: routeName })}</p>
      <Before phone={null} />
      {reader != null && <Mail kind="price_reminder" route_id={route.id} subcontractor_id={reader} />}
    </ConfirmDialog>
  );
}

interface RemindCarrierDialogProps {
  /** The route whose carrier is reminded; without it the person chooses among those that wait. */
  routeId?: number | undefined;
  onClose: () => void;
}

/** Asks before the carrier of a route gets a mail that reminds them of its order. */
export function RemindCarrierDialog({ routeId, onClose }: RemindCarrierDialogProps) {
  const t = useT();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const waiting = order.routes.filter((route) => route.status === routeStatus.waiting);
  const [chosenId, setChosenId] = useState(routeId ?? waiting[0]?.id);
  const route = waiting.find(({ id }) => id === chosenId);
  const quote = route?.chosen_offer;
  const name = quote ? nameOf(quote) : t('orders.quotes.unknown');
  const tellMailed = useMailToast();
  const tellRefusal = useTellRefusal(onClose);
  const remind = useOrderMutation({
    run: (id: number) =>
      api.post('/orders/{id}/order-routes/{routeId}/remind-carrier', {
        params: { path: { id: order.id, routeId: id } },
      }),
    onFailure: (error) => void tellRefusal(t('orders.remind.failed'), error),
    done: () => tellMailed(t('orders.remind.done', { name })),
  });
  if (!route) return null;
  return (
    <ConfirmDialog
      open
      title={t('orders.action.remind_carrier')}
      confirmLabel={t('orders.remind.submit')}
      busy={remind.isPending}
      onConfirm={() => remind.mutate(route.id, { onSuccess: onClose })}
      onClose={onClose}
      foot={<MailStays />}
      wide
    >
      {routeId === undefined && waiting.length > 1 && (
        <RouteChoice routes={waiting} value={route.id} onChange={setChosenId} />
      )}
      <p>{t('orders.remind.carrierText', { name, email: quote?.subcontractor.email ?? '' })}</p>
      <Before phone={null} />
      <Mail kind="carrier_reminder" route_id={route.id} />
    </ConfirmDialog>
  );
}

/** The mail as its reader will get it. */
function Mail(mail: Schemas['OrderMailPreviewInput']) {
  return (
    <MailPlace>
      <OrderMailPreview {...mail} />
    </MailPlace>
  );
}

/** Since when an answer is waited for, when that was last reminded of, and whom to call. */
function Before({ phone }: { phone: string | null }) {
  const t = useT();
  const format = useFormat();
  const { order } = useOrder();
  const { data: history } = useOrderHistory(order.id);
  const wait = history ? waitOf(order, history.items) : null;
  return (
    <div style={{ display: 'grid', gap: 4, marginTop: 8 }}>
      {wait?.since && (
        <p>
          {t(`orders.wait.${wait.for}`, { time: format.dateTime(wait.since) })}.{' '}
          {wait.remindedAt && `${t('orders.remind.last', { time: format.dateTime(wait.remindedAt) })}`}
        </p>
      )}
      {phone && (
        <p>
          {t('orders.remind.call')} {phoneFact(phone)}
        </p>
      )}
    </div>
  );
}
