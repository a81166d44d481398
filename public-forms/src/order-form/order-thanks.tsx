import type { QuotationInput } from '../api/public-api';
import { formatAtPlace, formatNumber } from '../lib/format';
import { parseMoment } from '../lib/warsaw-time';
import type { OrderFormMessages } from '../messages/pl/order-form';
import { NextSteps, Screen } from '../ui/screens';
import { useTexts } from '../ui/texts';
import { KeyValues } from '../ui/transport-card';

/** What was sent, as it is kept for a reload of the page: texts only. */
export interface SentOrder {
  order: string;
  email: string;
  from: string;
  to: string;
  pickup: string;
  pickupCountry: string;
  delivery: string;
  deliveryCountry: string;
  pallets: string;
  weight: string;
  completed: string;
}

/** What to keep of a request that was sent. */
export function sentOrder(order: number, sent: QuotationInput): SentOrder {
  return {
    order: String(order),
    email: sent.client_email,
    from: sent.pickup_city,
    to: sent.delivery_city,
    pickup: sent.pickup_date,
    pickupCountry: sent.pickup_country,
    delivery: sent.delivery_date,
    deliveryCountry: sent.delivery_country,
    pallets: String(sent.pallets_count),
    weight: String(sent.weight),
    completed: sent.order_id ? 'yes' : '',
  };
}

interface OrderThanksProps {
  sent: Partial<SentOrder>;
  /** By code of a country the zone of the clocks there. */
  zones: ReadonlyMap<string, string>;
  texts: OrderFormMessages;
  onAgain: () => void;
}

/** Thanks for a request: its number, what happens next, what was sent. */
export function OrderThanks({ sent, zones, texts, onAgain }: OrderThanksProps) {
  const { language, common } = useTexts();
  const moment = (text: string | undefined, country = ''): string => {
    const at = parseMoment(text);
    return at ? formatAtPlace({ at, zone: zones.get(country) ?? '' }, language) : common.notGiven;
  };
  const pallets = Number(sent.pallets ?? 0);
  const cargo = [
    common.palletsText(formatNumber(pallets, language), pallets),
    `${formatNumber(Number(sent.weight ?? 0), language)} kg`,
  ];
  return (
    <Screen
      icon="check"
      tone="good"
      title={sent.completed ? texts.thanksCompletedTitle : texts.thanksTitle}
      text={texts.thanksText(sent.order ?? '', sent.email ?? '')}
    >
      <NextSteps
        steps={[
          [texts.step1, texts.step1Text],
          [texts.step2, texts.step2Text],
          [texts.step3, texts.step3Text],
        ]}
      />
      <section className="card">
        <h2>{`${sent.from ?? ''} → ${sent.to ?? ''}`}</h2>
        <KeyValues
          rows={[
            [texts.pickup, moment(sent.pickup, sent.pickupCountry)],
            [texts.delivery, moment(sent.delivery, sent.deliveryCountry)],
            [common.cargo, cargo.join(', ')],
          ]}
        />
      </section>
      <button type="button" className="button outline large wide" onClick={onAgain}>
        {texts.again}
      </button>
    </Screen>
  );
}
