import Button from '@mui/material/Button';
import { FormProvider } from 'react-hook-form';
import { Cell, FieldGrid } from '../../form/field-grid';
import { FormSummary } from '../../form/form-summary';
import { FormText } from '../../form/form-text';
import { useT } from '../../i18n/use-t';
import { useOrder } from '../order-context';
import { submitOnCtrlEnter } from '../submit-keys';
import { TransportEndFields, TransportEnds } from '../transport/transport-end-fields';
import { CargoFields } from './cargo-fields';
import { ClientSection } from './client-section';
import { ConflictNote } from './conflict-note';
import { OrderDates } from './order-dates';
import type { OrderEditing } from './use-order-editing';
import styles from './details.module.css';

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
