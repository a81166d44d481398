import Button from '@mui/material/Button';
import MapPin from 'lucide-react/icons/map-pin';
import { useFormContext } from 'react-hook-form';
import { useCountries } from '../../api/countries';
import type { Client } from '../../api/types';
import { Icon } from '../../components/icon';
import { AddressFields } from '../../form/address-fields';
import { Cell, FieldGrid, FieldGroup } from '../../form/field-grid';
import { FormNumber } from '../../form/form-number';
import { FormText } from '../../form/form-text';
import { useT } from '../../i18n/use-t';
import { MoreFacts } from '../../orders/facts/more-facts';
import { ClientPicker } from './client-picker';
import type { OrderValues } from './order-values';

interface NewOrderFieldsProps {
  client: Client | null;
  onClient: (client: Client | null) => void;
  /** Called with the name that was looked for. */
  onAddClient: (name: string) => void;
  /** The company's terms: they hold when the field stays empty. */
  paymentDays: number | null;
}

/** Client, pickup, delivery, cargo, and what else is known of it. */
export function NewOrderFields({ client, onClient, onAddClient, paymentDays }: NewOrderFieldsProps) {
  const t = useT();
  const { byId } = useCountries();
  const { setValue } = useFormContext<OrderValues>();

  const pickUpAtClient = (from: Client) => {
    const touched = { shouldDirty: true, shouldValidate: true };
    setValue('pickup_street', from.address ?? '', touched);
    setValue('pickup_post_code', from.post_code ?? '', touched);
    setValue('pickup_city', from.city ?? '', touched);
    const country = byId(from.country_id)?.code;
    if (country) setValue('pickup_country', country, touched);
  };

  return (
    <>
      <FieldGrid>
        <Cell span={3}>
          <ClientPicker client={client} onClient={onClient} onAddClient={onAddClient} />
        </Cell>
        <Cell span={3}>
          <FormText
            name="client_email"
            label={t('newOrder.clientEmail')}
            required
            type="email"
            inputMode="email"
            hint={t('newOrder.clientEmailHint')}
          />
        </Cell>
      </FieldGrid>
      <FieldGroup title={t('newOrder.pickup')}>
        {client?.address && (
          <Button variant="outlined" size="small" sx={{ mb: 1.5 }} onClick={() => pickUpAtClient(client)}>
            <Icon of={MapPin} size={14} />
            {t('newOrder.copyAddress')}
          </Button>
        )}
        <AddressFields prefix="pickup" />
      </FieldGroup>
      <FieldGroup title={t('newOrder.delivery')}>
        <AddressFields prefix="delivery" />
      </FieldGroup>
      <FieldGroup title={t('newOrder.cargo')}>
        <FieldGrid>
          <Cell span={2} phone={3}>
            <FormNumber name="pallets_count" label={t('newOrder.pallets')} required whole />
          </Cell>
          <Cell span={2} phone={3}>
            <FormNumber name="weight" label={t('newOrder.weight')} measure="kg" required />
          </Cell>
          <Cell span={2}>
            <FormNumber
              name="payment_days"
              label={t('newOrder.paymentDays')}
              whole
              placeholder={paymentDays === null ? '' : String(paymentDays)}
            />
          </Cell>
          <Cell span={6}>
            <FormText name="cargo_type" label={t('newOrder.cargoType')} required maxLength={200} />
          </Cell>
          <Cell span={6}>
            <FormText
              name="notes"
              label={t('newOrder.notes')}
              placeholder={t('newOrder.notesHint')}
              rows={3}
              maxLength={4000}
            />
          </Cell>
        </FieldGrid>
        <MoreFacts />
      </FieldGroup>
    </>
  );
}
