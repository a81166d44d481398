import { wayOf } from '../../../kit/format/way';
import { useOrder, findRoute } from '../order-context';
import { RouteCarriers } from '../carrier-order/route-carriers';
import { RouteSequence } from '../sequence/route-sequence';
import Check from 'lucide-react/icons/check';
import { Icon } from '../../../kit/components/icon';
import { Money } from '../../../kit/components/money';
import { useT } from '../../../kit/i18n/use-t';
import { useOrderQuotes, useOrderClient } from '../queries/order-queries';
import { useQuoteName } from '../use-order-format';
import { isRefused } from '../quotes/quote-comparison';
import styles from './details.module.css';
import Button from '@mui/material/Button';
import { LabelledValue, LabelledValues } from '../../../kit/components/labelled-value';
import { useFormat } from '../../../kit/format/use-format';
import { datesOf } from '../facts/contracted-dates';
import { useFactList, MoreFacts } from '../facts/more-facts';
import { RouteEnds } from '../routes/route-ends';
import { FormProvider, useWatch } from 'react-hook-form';
import { Cell, FieldGrid, FieldGroup } from '../../../kit/form/field-grid';
import { FormSummary } from '../../../kit/form/form-summary';
import { FormText } from '../../../kit/form/form-text';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { TransportEndFields, TransportEnds } from '../transport/transport-end-fields';
import type { OrderEditing, EditConflict } from './use-order-editing';
import { FormNumber } from '../../../kit/form/form-number';
import { useState, Suspense } from 'react';
import { Note } from '../../../kit/components/note';
import { ChangeList } from './change-list';
import { type OrderValues, changesOf } from './order-values';
import Mail from 'lucide-react/icons/mail';
import { Link } from 'react-router-dom';
import { later } from '../../../kit/components/later';
import { mailFact, phoneFact } from '../../../kit/directory/facts';
import { paths } from '../../../kit/paths';
import { DateTime } from '../../../kit/components/date-time';
import { Conversations } from '../../messages/conversation';

/** Every quote of the order, to read; the chosen ones are marked. Nothing while there are none. */
function OrderQuotes() {
  const t = useT();
  const { order } = useOrder();
  const nameOf = useQuoteName();
  const { data } = useOrderQuotes(order.id);
  if (!data || data.items.length === 0) return null;
  return (
    <section className={styles['quotes']}>
      <h2>{t('orders.details.allQuotes')}</h2>
      <table className={styles['list']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('orders.quotes.chosen')}</span>
            </th>
            <th scope="col">{t('orders.quotes.subcontractor')}</th>
            <th scope="col" className={styles['route']}>
              {t('orders.route.menu')}
            </th>
            <th scope="col" className={styles['price']}>
              {t('orders.quotes.price')}
            </th>
            <th scope="col" className={styles['priced']}>
              {t('orders.quotes.withMargin')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.items.map((quote) => {
            const route = findRoute(order, quote.quotation_route_id);
            return (
              <tr key={quote.id}>
                <td className={styles['mark']}>
                  {quote.is_chosen && !(route && isRefused(quote, route)) && (
                    <Icon of={Check} size={14} label={t('orders.quotes.chosen')} />
                  )}
                </td>
                <th scope="row" className={styles['name']}>
                  {nameOf(quote)}
                </th>
                <td className={styles['route']}>{route && wayOf(route)}</td>
                <td className={styles['price']}>
                  <Money amount={quote.price} currency={quote.currency} />
                </td>
                <td className={styles['priced']}>
                  <Money amount={quote.price_with_margin} currency={quote.currency} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** `Szczegóły`: the order itself, and the quotes of all its routes at a glance. */
export function DetailsTab() {
  const t = useT();
  const { order, view, editing } = useOrder();
  return (
    <>
      {editing ? <OrderForm editing={editing} /> : <OrderReading />}
      {view !== 'request' && <RouteSequence />}
      {view !== 'request' && <OrderQuotes />}
      <section className={styles['quotes']}>
        <h2>{t('messages.conversations.title')}</h2>
        <Conversations of={{ order_id: order.id }} />
      </section>
    </>
  );
}

/** The details of an order to read. */
function OrderReading() {
  const t = useT();
  const format = useFormat();
  const { order, openDialog } = useOrder();
  const facts = useFactList(order);
  const dates = datesOf(order);
  return (
    <div className={styles['reading']}>
      <ClientSection />
      <RouteCarriers />
      <div>
        <RouteEnds
          place={order}
          pickupDate={dates.pickup}
          deliveryDate={dates.delivery}
          pickupUntil={dates.pickupUntil}
          deliveryUntil={dates.deliveryUntil}
        />
        {dates.requested && (
          <p className={styles['requested']}>
            {t('orders.details.requested', {
              pickup: format.dateTime(dates.requested.pickup),
              delivery: format.dateTime(dates.requested.delivery),
            })}
          </p>
        )}
      </div>
      <section className={styles['section']}>
        <h2>{t('newOrder.cargo')}</h2>
        <LabelledValues columns={2}>
          <LabelledValue label={t('newOrder.pallets')}>{format.number(order.pallets_count)}</LabelledValue>
          <LabelledValue label={t('orders.details.weightLabel')}>{format.weight(order.weight)}</LabelledValue>
          <LabelledValue label={t('newOrder.cargoType')}>{order.cargo_type}</LabelledValue>
          <LabelledValue label={t('orders.details.paymentTerm')}>
            {order.payment_days === null ? null : t('orders.days', { smart_count: order.payment_days })}
          </LabelledValue>
          {facts.map(({ key, label, value }) => (
            <LabelledValue key={key} label={label}>
              {value}
            </LabelledValue>
          ))}
          <LabelledValue label={t('newOrder.notes')}>
            {order.notes && <span className={styles['notes']}>{order.notes}</span>}
          </LabelledValue>
        </LabelledValues>
      </section>
      <div className={styles['foot']}>
        <OrderDates />
        <Button size="small" onClick={() => openDialog({ kind: 'references' })}>
          {t('orders.references.edit')}
        </Button>
      </div>
    </div>
  );
}

interface ConflictNoteProps {
  editing: OrderEditing;
  conflict: EditConflict;
}

/** What somebody else changed while this form was being filled in, and the two ways on. */
function ConflictNote({ editing, conflict }: ConflictNoteProps) {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const typed = useWatch<OrderValues>({ control: editing.form.control }) as OrderValues;
  const mine = changesOf(editing.base, typed);

  async function end(way: () => Promise<void>): Promise<void> {
    setBusy(true);
    await way();
    setBusy(false);
  }

  return (
    <Note tone="warn" role="alert">
      <p>
        <strong>{t('orders.details.conflictTitle')}</strong>
      </p>
      <p>{t('orders.details.conflictText')}</p>
      <ChangeList fields={conflict.fields} values={conflict.newest} others={mine} />
      <div className={styles['ways']}>
        <Button
          size="small"
          variant="contained"
          disabled={busy}
          title={t('orders.details.conflictKeepHint')}
          onClick={() => void end(editing.keepMine)}
        >
          {t('orders.details.conflictKeep')}
        </Button>
        <Button size="small" variant="outlined" disabled={busy} onClick={() => void end(editing.takeNewest)}>
          {t('orders.details.conflictTake')}
        </Button>
      </div>
    </Note>
  );
}

/** What is carried, with notes and the payment term, and what else is known of it. */
function CargoFields() {
  const t = useT();
  return (
    <FieldGroup title={t('newOrder.cargo')}>
      <FieldGrid>
        <Cell span={2} phone={3}>
          <FormNumber name="pallets_count" label={t('newOrder.pallets')} whole required />
        </Cell>
        <Cell span={2} phone={3}>
          <FormNumber name="weight" label={t('newOrder.weight')} measure="kg" required />
        </Cell>
        <Cell span={2}>
          <FormText name="cargo_type" label={t('newOrder.cargoType')} required maxLength={200} />
        </Cell>
        <Cell span={4}>
          <FormText
            name="notes"
            label={t('newOrder.notes')}
            hint={t('newOrder.notesHint')}
            rows={2}
            maxLength={4000}
          />
        </Cell>
        <Cell span={2}>
          <FormNumber name="payment_days" label={t('newOrder.paymentDays')} whole />
        </Cell>
      </FieldGrid>
      <MoreFacts />
    </FieldGroup>
  );
}

/** What opens over a form: a calendar, a list to choose from. The field that it belongs to gets the focus back. */
const overForms = '.MuiPopover-root, .MuiPopper-root, [role=dialog]';

/** Whether the focus leaves a group of fields for something else on the page. */
function leavesGroup({ target, relatedTarget }: React.FocusEvent): boolean {
  // Another window was chosen.
  if (!document.hasFocus()) return false;
  if (relatedTarget?.closest(`${overForms}, [data-undo]`)) return false;
  const group = target.closest('fieldset');
  return group === null || relatedTarget === null || !group.contains(relatedTarget);
}

/** The details of an order, edited in place: saved when the focus leaves a group of fields, by the head's *Save*, and by Ctrl+Enter. */
function OrderForm({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const { order, view } = useOrder();
  const { form, isDirty, conflict, save, saveInPlace, undo } = editing;
  // An order without an address cannot be saved: the field must be in sight then, too.
  const editsEmail = view === 'request' || !order.client_email;
  return (
    <FormProvider {...form}>
      <form
        className={styles['form']}
        aria-label={t('orders.details.formLabel')}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
        onKeyDown={submitOnCtrlEnter}
        onBlur={(event) => {
          if (isDirty && leavesGroup(event)) void saveInPlace();
        }}
      >
        {conflict && <ConflictNote editing={editing} conflict={conflict} />}
        <FormSummary />
        <ClientSection showEmail={!editsEmail} />
        {editsEmail && (
          <FieldGrid>
            <Cell span={3}>
              <FormText
                name="client_email"
                label={t('newOrder.clientEmail')}
                hint={t('newOrder.clientEmailHint')}
                type="email"
                required
              />
            </Cell>
          </FieldGrid>
        )}
        <TransportEnds>
          <TransportEndFields end="pickup" />
          <TransportEndFields end="delivery" />
        </TransportEnds>
        <CargoFields />
        <div className={styles['foot']}>
          <OrderDates />
          {isDirty && !conflict && (
            <Button
              size="small"
              data-undo
              disabled={editing.isSaving}
              onMouseDown={(event) => event.preventDefault()}
              onClick={undo}
            >
              {t('orders.details.undo')}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}

const ConfirmationSent = later(async () => (await import('../automatic-mails')).ConfirmationSent);

/** Whose order it is, to read; the record itself is edited in the directory. */
function ClientSection({ showEmail = true }: { showEmail?: boolean }) {
  const t = useT();
  const { order, openDialog } = useOrder();
  const { data: client } = useOrderClient(order.client_id);
  const confirmation = order.order_acceptance?.mail;
  return (
    <section className={styles['client']} aria-label={t('orders.details.client')}>
      <LabelledValues columns={3}>
        <LabelledValue label={t('orders.details.client')}>
          {client ? (
            <Link to={paths.clientPage(client.id)} title={t('orders.details.openClient')}>
              {order.client_name || client.name}
            </Link>
          ) : (
            order.client_name || t('activities.noClient')
          )}
        </LabelledValue>
        {showEmail && (
          <LabelledValue label={t('orders.details.clientEmail')}>
            {mailFact(order.client_email)}
          </LabelledValue>
        )}
        <LabelledValue label={t('orders.details.clientPhone')}>
          {phoneFact(client?.phone ?? null)}
        </LabelledValue>
        {confirmation && (
          <Suspense>
            <ConfirmationSent mail={confirmation} />
          </Suspense>
        )}
      </LabelledValues>
      {order.client_email && (
        <div className={styles['write']}>
          <Button
            size="small"
            variant="outlined"
            title={t('messages.write')}
            onClick={() => openDialog({ kind: 'write-to-client' })}
          >
            <Icon of={Mail} size={14} />
            <span>{t('messages.write')}</span>
          </Button>
        </div>
      )}
    </section>
  );
}

/** When the order was entered and last changed. */
function OrderDates() {
  const t = useT();
  const { order } = useOrder();
  return (
    <>
      <span>
        {t('orders.details.created')} <DateTime value={order.created_at} />
      </span>
      <span>
        {t('orders.details.updated')} <DateTime value={order.updated_at} />
      </span>
    </>
  );
}
