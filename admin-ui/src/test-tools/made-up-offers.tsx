import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import type { Schemas } from '../api/types';
import { Icon } from '../components/icon';
import { Segmented } from '../components/segmented';
import { TextField } from '../components/text-field';
import { useT } from '../i18n/use-t';
import styles from './test-tools.module.css';

const currencies: readonly Schemas['SummaryCurrency'][] = ['PLN', 'EUR', 'NOK'];
const most = 5;

/** An offer as it is typed; moments as the browser's fields have them. */
export interface TypedOffer {
  key: number;
  price: string;
  currency: Schemas['SummaryCurrency'];
  pickup: string;
  delivery: string;
}

/** @param key tells it from the others of the list */
export function newOffer(key: number): TypedOffer {
  return { key, price: '1000', currency: 'EUR', pickup: '', delivery: '' };
}

/** What is typed, as it is sent; a price that is none is left to the server to refuse. */
export function offerOf({ price, currency, pickup, delivery }: TypedOffer): Schemas['TestOffer'] {
  return {
    price: price === '' ? 0 : Number(price),
    currency,
    ...(pickup && { pickup_date: new Date(pickup).toISOString() }),
    ...(delivery && { delivery_date: new Date(delivery).toISOString() }),
  };
}

interface MadeUpOffersProps {
  value: readonly TypedOffer[];
  onChange: (offers: TypedOffer[]) => void;
  faults: Readonly<Record<string, string>>;
}

/** Offers that nobody made, to see how the client's page shows them. */
export function MadeUpOffers({ value, onChange, faults }: MadeUpOffersProps) {
  const t = useT();
  const change = (key: number, changes: Partial<TypedOffer>) =>
    onChange(value.map((one) => (one.key === key ? { ...one, ...changes } : one)));
  return (
    <div className={styles['stack']}>
      {value.map((offer, index) => (
        <fieldset key={offer.key} className={styles['offer']}>
          <legend>{t('testTools.link.offer', { number: index + 1 })}</legend>
          <TextField
            label={t('testTools.link.price')}
            type="number"
            value={offer.price}
            inputProps={{ min: 0.01, step: 0.01 }}
            onChange={({ target }) => change(offer.key, { price: target.value })}
            error={Boolean(faults[`offers.${index}.price`])}
            helperText={faults[`offers.${index}.price`]}
          />
          <Segmented
            label={t('testTools.link.currency')}
            value={offer.currency}
            options={currencies.map((currency) => ({ value: currency, label: currency }))}
            onChange={(currency) => change(offer.key, { currency })}
          />
          <TextField
            label={t('testTools.link.pickup')}
            type="datetime-local"
            value={offer.pickup}
            onChange={({ target }) => change(offer.key, { pickup: target.value })}
          />
          <TextField
            label={t('testTools.link.delivery')}
            type="datetime-local"
            value={offer.delivery}
            onChange={({ target }) => change(offer.key, { delivery: target.value })}
          />
          {value.length > 1 && (
            <Button
              startIcon={<Icon of={Trash2} size={14} />}
              onClick={() => onChange(value.filter(({ key }) => key !== offer.key))}
            >
              {t('testTools.link.removeOffer', { number: index + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      {value.length < most && (
        <div className={styles['buttons']}>
          <Button
            variant="outlined"
            startIcon={<Icon of={Plus} size={14} />}
            onClick={() => onChange([...value, newOffer(Math.max(0, ...value.map(({ key }) => key)) + 1)])}
          >
            {t('testTools.link.addOffer')}
          </Button>
        </div>
      )}
    </div>
  );
}
