import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { uiLanguageValues } from '@frakto/sdk/enums';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Segmented } from '../../kit/components/segmented';
import { useLocale } from '../../kit/i18n/locale-provider';
import { useT } from '../../kit/i18n/use-t';
import type { Choice } from '../../kit/components/search-picker';
import { DateField } from '../../kit/components/date-field';
import { TextField } from '../../kit/components/text-field';
import { RecordPicker, UserPicker } from './pickers';
import { ToolCard, useTool, type ToolProps } from './tool-card';
import styles from './test-tools.module.css';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { Icon } from '../../kit/components/icon';
import { useCopy } from '../../kit/components/use-copy';
import { fromLocalInput } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';

const currencies: readonly Schemas['SummaryCurrency'][] = ['PLN', 'EUR', 'NOK'];
const most = 5;

/** An offer as it is typed; moments as the fields have them. */
interface TypedOffer {
  key: number;
  price: string;
  currency: Schemas['SummaryCurrency'];
  pickup: string;
  delivery: string;
}

/** @param key tells it from the others of the list */
function newOffer(key: number): TypedOffer {
  return { key, price: '1000', currency: 'EUR', pickup: '', delivery: '' };
}

/** What is typed, as it is sent; a price or a date that is none is left to the server to refuse. */
function offerOf({ price, currency, pickup, delivery }: TypedOffer): Schemas['TestOffer'] {
  return {
    price: price === '' ? 0 : Number(price),
    currency,
    ...(pickup && { pickup_date: fromLocalInput(pickup) ?? pickup }),
    ...(delivery && { delivery_date: fromLocalInput(delivery) ?? delivery }),
  };
}

interface MadeUpOffersProps {
  value: readonly TypedOffer[];
  onChange: (offers: TypedOffer[]) => void;
  faults: Readonly<Record<string, string>>;
}

/** Offers that nobody made, to see how the client's page shows them. */
function MadeUpOffers({ value, onChange, faults }: MadeUpOffersProps) {
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
          <DateField
            label={t('testTools.link.pickup')}
            withTime
            value={offer.pickup}
            onChange={(pickup) => change(offer.key, { pickup })}
            error={Boolean(faults[`offers.${index}.pickup_date`])}
            helperText={faults[`offers.${index}.pickup_date`]}
          />
          <DateField
            label={t('testTools.link.delivery')}
            withTime
            value={offer.delivery}
            onChange={(delivery) => change(offer.key, { delivery })}
            error={Boolean(faults[`offers.${index}.delivery_date`])}
            helperText={faults[`offers.${index}.delivery_date`]}
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

/** A link that was made: to read, to copy, to open. */
function MadeLink({ link: { url, expires_at: until, sample } }: { link: Schemas['TestLink'] }) {
  const t = useT();
  const format = useFormat();
  const copy = useCopy();
  const copyLink = () =>
    copy(url, { done: t('testTools.link.copied'), failed: t('testTools.link.copyFailed') });
  const lasts = until ? t('testTools.link.until', { date: format.date(until) }) : t('testTools.link.forever');
  return (
    <div className={styles['stack']}>
      <TextField
        label={t('testTools.link.url')}
        value={url}
        readOnly
        multiline
        maxRows={4}
        onFocus={({ target }) => target.select()}
        helperText={sample ? t('testTools.link.sampleText') : lasts}
      />
      <div className={styles['buttons']}>
        <Button variant="outlined" startIcon={<Icon of={Copy} size={14} />} onClick={copyLink}>
          {t('testTools.link.copy')}
        </Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="outlined"
          startIcon={<Icon of={ExternalLink} size={14} />}
        >
          {t('testTools.link.open')}
        </Button>
      </div>
    </div>
  );
}

type Kind = Schemas['LinkKind'];
type Named = 'user_id' | 'client_id' | 'order_id' | 'subcontractor_id';
type Choices = Partial<Record<Named, Choice | null>>;

const kinds: readonly Kind[] = [
  'order-form',
  'subcontractor-offer',
  'client-offer-selection',
  'subcontractor-order-view',
];

/** The fields of each kind beside the user. */
const fieldsOf: Readonly<Record<Kind, readonly Named[]>> = {
  'order-form': ['client_id'],
  'subcontractor-offer': ['order_id', 'subcontractor_id'],
  'client-offer-selection': ['order_id'],
  'subcontractor-order-view': ['order_id'],
};

const hints = {
  'order-form': 'testTools.link.formAddress',
  'subcontractor-offer': 'testTools.link.firstRoute',
  'client-offer-selection': null,
  'subcontractor-order-view': 'testTools.link.chosenCarrier',
} as const;

const records = {
  client_id: ['client', 'testTools.quotation.client', 'testTools.quotation.clientHint'],
  order_id: ['order', 'testTools.link.order', 'testTools.link.orderHint'],
  subcontractor_id: ['subcontractor', 'testTools.link.subcontractor', 'testTools.link.subcontractorHint'],
} as const;

/** Makes links to the public pages on behalf of any company. */
export function LinkTool({ id, icon }: ToolProps) {
  const t = useT();
  const [kind, setKind] = useState<Kind>('order-form');
  const [isSample, setSample] = useState(true);
  const [language, setLanguage] = useState<Schemas['UiLanguage'] | 'auto'>(useLocale().locale);
  const [choices, setChoices] = useState<Choices>({});
  const [orderNumber, setOrderNumber] = useState('');
  /** Null: the offer of an order. */
  const [offers, setOffers] = useState<TypedOffer[] | null>(null);
  const { mutate, data, reset, isPending, faults, setFaults } = useTool({
    failed: t('testTools.link.failed'),
    run: (body: Schemas['TestLinkInput']) => api.post('/tests/links', { body }),
  });
  const isChoice = kind === 'client-offer-selection';
  const madeUp = isChoice ? offers : null;
  const sample = madeUp !== null || (kind === 'subcontractor-order-view' && isSample);
  const fields: readonly Named[] = sample ? [] : ['user_id', ...fieldsOf[kind]];
  const choose = (name: Named, choice: Choice | null) => {
    // Records are one company's: another user's choice begins anew.
    setChoices(name === 'user_id' ? { user_id: choice } : { ...choices, [name]: choice });
    reset();
  };
  const create = () => {
    if (isPending) return;
    const missing = fields.filter((name) => !choices[name]);
    setFaults(Object.fromEntries(missing.map((name) => [name, t('testTools.required')])));
    if (missing.length > 0) return;
    const ids = Object.fromEntries(fields.map((name) => [name, choices[name]?.id]));
    mutate({
      kind,
      ...ids,
      ...(isChoice && orderNumber.trim() && { order_number: orderNumber.trim() }),
      ...(madeUp && { offers: madeUp.map(offerOf) }),
      ...(language === 'auto' ? {} : { lang: language }),
    });
  };
  const hint = sample ? 'testTools.link.sampleText' : hints[kind];
  const userId = choices.user_id?.id ?? null;
  return (
    <ToolCard id={id} icon={icon} title={t('testTools.link.title')} text={t('testTools.link.text')}>
      <form
        className={styles['stack']}
        onSubmit={(event) => {
          event.preventDefault();
          create();
        }}
        noValidate
      >
        <div className={styles['choices']}>
          <Segmented
            label={t('testTools.link.kind')}
            value={kind}
            options={kinds.map((value) => ({ value, label: t(`testTools.link.kinds.${value}`) }))}
            onChange={(value) => {
              setKind(value);
              setFaults({});
              reset();
            }}
          />
          <Segmented
            label={t('testTools.link.language')}
            value={language}
            options={[
              ...uiLanguageValues.map((value) => ({ value, label: value.toUpperCase() })),
              { value: 'auto' as const, label: t('testTools.link.automatic') },
            ]}
            onChange={(value) => {
              setLanguage(value);
              reset();
            }}
          />
        </div>
        {kind === 'subcontractor-order-view' && (
          <FormControlLabel
            control={<Checkbox checked={isSample} onChange={(_event, checked) => setSample(checked)} />}
            label={t('testTools.link.sample')}
          />
        )}
        {isChoice && (
          <FormControlLabel
            control={
              <Checkbox
                checked={offers !== null}
                onChange={(_event, checked) => {
                  setOffers(checked ? [newOffer(1), newOffer(2)] : null);
                  setFaults({});
                  reset();
                }}
              />
            }
            label={t('testTools.link.offers')}
          />
        )}
        {fields.length > 0 && (
          <div className={styles['fields']}>
            <UserPicker
              label={t('testTools.quotation.user')}
              hint={t('testTools.quotation.userHint')}
              value={choices.user_id ?? null}
              onChange={(choice) => choose('user_id', choice)}
              fault={faults['user_id']}
            />
            {fieldsOf[kind].map((name) => {
              const [record, label, placeholder] = records[name as keyof typeof records];
              return (
                <RecordPicker
                  key={name}
                  kind={record}
                  userId={userId}
                  label={t(label)}
                  hint={t(placeholder)}
                  value={choices[name] ?? null}
                  onChange={(choice) => choose(name, choice)}
                  // The route is chosen for the reader: one is missing only where the order has none.
                  fault={
                    faults[name] ??
                    (name === 'order_id' && faults['route_id'] ? t('testTools.link.noRoute') : undefined)
                  }
                />
              );
            })}
          </div>
        )}
        {isChoice && (
          <div className={styles['fields']}>
            <TextField
              label={t('testTools.link.orderNumber')}
              value={orderNumber}
              inputProps={{ maxLength: 50 }}
              helperText={t('testTools.link.orderNumberHint')}
              onChange={({ target }) => {
                setOrderNumber(target.value);
                reset();
              }}
            />
          </div>
        )}
        {madeUp && (
          <MadeUpOffers
            value={madeUp}
            faults={faults}
            onChange={(changed) => {
              setOffers(changed);
              reset();
            }}
          />
        )}
        {hint && <p className={styles['hint']}>{t(hint)}</p>}
        <div className={styles['buttons']}>
          <Button type="submit" variant="outlined" aria-busy={isPending}>
            {t('testTools.link.create')}
          </Button>
        </div>
      </form>
      {data && <MadeLink link={data} />}
    </ToolCard>
  );
}
