import Button from '@mui/material/Button';
import { FormProvider, useWatch } from 'react-hook-form';
import { Cell, FieldGrid, FieldGroup } from '../../../kit/form/field-grid';
import { FormSummary } from '../../../kit/form/form-summary';
import { FormText } from '../../../kit/form/form-text';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { TransportEndFields, TransportEnds } from '../transport/transport-end-fields';
import { ClientSection } from './client-section';
import { OrderDates } from './order-dates';
import type { OrderEditing, EditConflict } from './use-order-editing';
import styles from './details.module.css';
import { FormNumber } from '../../../kit/form/form-number';
import { MoreFacts } from '../facts/more-facts';
import { useState } from 'react';
import { Note } from '../../../kit/components/note';
import { ChangeList } from './change-list';
import type { OrderValues } from './order-values';
import { changesOf } from './value-changes';

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

/** The details of an order to edit. The head's *Save* and Ctrl+Enter save them. */
export function OrderForm({ editing }: { editing: OrderEditing }) {
  const t = useT();
  const { order, view } = useOrder();
  const { form, isDirty, conflict, save, undo } = editing;
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
            <Button size="small" onClick={undo}>
              {t('orders.details.undo')}
            </Button>
          )}
        </div>
      </form>
    </FormProvider>
  );
}
