import { tidyPostCode } from '../lib/post-code';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { Card } from '../ui/card';
import { DateTimeField, NumberField, TextArea, TextField } from '../ui/controls';
import { CountryField } from '../ui/country-field';
import { BOX, ICON_PATHS } from '../ui/icon';
import { useTexts } from '../ui/texts';
import { bindTo, type FormState } from '../ui/use-form';
import type { OrderField } from './order-rules';

export interface OrderFieldsProps {
  form: FormState<OrderField>;
  texts: OrderFormMessages;
  /** Empty while the page is rendered ahead of time: names of countries come from the visitor's device. */
  countries: readonly string[];
}

export const LINE_MAX = 200;
const POST_CODE_MAX = 12;

/** Street, city, post code, country and time of one end of the transport. */
export function AddressFields({
  end,
  form,
  texts,
  countries,
  zones,
}: OrderFieldsProps & { end: 'pickup' | 'delivery'; zones: ReadonlyMap<string, string> }) {
  const country = form.values[`${end}_country`];
  const bind = (field: OrderField) => ({ ...bindTo(form)(field), required: true });
  const normalizePostCode = (inCountry: string): void => {
    const code = form.values[`${end}_post_code`];
    const normalized = tidyPostCode(code, inCountry);
    if (normalized !== code) form.change(`${end}_post_code`, normalized);
  };
  return (
    <Card id={end} icon={ICON_PATHS[end === 'pickup' ? 'up' : 'down']} title={texts[end]}>
      <div className="grid">
        <TextField
          {...bind(`${end}_street`)}
          label={texts.street}
          width="w6"
          maxLength={LINE_MAX}
          autoComplete={`section-${end} address-line1`}
        />
        <TextField
          {...bind(`${end}_city`)}
          label={texts.city}
          width="w4 m3"
          maxLength={LINE_MAX}
          autoComplete={`section-${end} address-level2`}
        />
        <TextField
          {...bind(`${end}_post_code`)}
          label={texts.postCode}
          width="w2 m3"
          maxLength={POST_CODE_MAX}
          autoComplete={`section-${end} postal-code`}
          onLeave={() => normalizePostCode(country)}
        />
        <CountryField
          {...bind(`${end}_country`)}
          onChange={(code) => {
            form.change(`${end}_country`, code);
            normalizePostCode(code);
          }}
          label={texts.country}
          width="w3 m6"
          codes={countries}
          texts={texts}
          autoComplete={`section-${end} country`}
        />
        <DateTimeField
          {...bind(`${end}_date`)}
          label={end === 'pickup' ? texts.pickupDate : texts.deliveryDate}
          placeZone={zones.get(country)}
          width="w3 m6"
        />
      </div>
    </Card>
  );
}

interface CargoFieldsProps extends Omit<OrderFieldsProps, 'countries'> {
  /** Payment days are the company's; they can be typed only where it has none. */
  paymentDaysOpen: boolean;
  paymentDaysHint: string | undefined;
}

/** What is carried, notes, and when it is paid. */
export function CargoFields({ form, texts, paymentDaysOpen, paymentDaysHint }: CargoFieldsProps) {
  const { common } = useTexts();
  const bind = bindTo(form);
  return (
    <Card id="cargo" icon={BOX} title={common.cargo}>
      <div className="grid">
        <TextField
          {...bind('pallets_count')}
          label={texts.palletsCount}
          width="w3"
          keyboard="numeric"
          required
        />
        <NumberField {...bind('weight')} label={texts.weight} width="w3" decimals={0} unit="kg" required />
        <TextField {...bind('cargo_type')} label={texts.cargoType} width="w6" maxLength={LINE_MAX} required />
        <TextArea
          {...bind('notes')}
          label={texts.notes}
          width="w6"
          maxLength={4000}
          example={texts.notesExample}
        />
        <TextField
          {...bind('payment_days')}
          label={texts.paymentDays}
          width="w3 m6"
          keyboard="numeric"
          required={paymentDaysOpen}
          disabled={!paymentDaysOpen}
          hint={paymentDaysHint}
        />
      </div>
    </Card>
  );
}
