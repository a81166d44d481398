import type { components } from '@frakto/sdk/schema';
import { AT_PLACE, formatAmount, formatAtPlace, formatDateRange, formatPrice } from '../lib/format';
import type { Language } from '../lib/language';
import type { ClientOfferMessages } from '../messages/pl/client-offer';
import { platformWorded, useTexts } from '../ui/texts';
import { Price } from '../ui/transport-card';

export type Variant = components['schemas']['LinkVariant'];
type Leg = Variant['legs'][number];

/** The form whose choice goes along with an answer where no script runs. */
export const VARIANT_FORM = 'variants';

/** The name of its field. */
export const VARIANT_FIELD = 'variant';

/** What a variant is called. */
export function nameOf({ kind, label }: Variant, texts: ClientOfferMessages): string {
  return kind === 'own' ? (label ?? '') : texts.kinds[kind];
}

/** What is accepted with a variant: its price and its name. */
export function acceptedOf(variant: Variant, texts: ClientOfferMessages, language: Language): string {
  const { price: amount, currency } = variant;
  return `${formatPrice({ amount, currency }, language)} (${nameOf(variant, texts)})`;
}

/** The variant that counts: the one that was chosen, or else the first; null for an offer of one price. */
export function variantIn(variants: readonly Variant[], chosen: number | null): Variant | null {
  return variants.find(({ number }) => number === chosen) ?? variants[0] ?? null;
}

/** The cheapest first, whatever they were called; as they were sent where their currencies differ. */
export function inOrder(variants: readonly Variant[]): Variant[] {
  const isComparable = variants.every(({ currency }) => currency === variants[0]?.currency);
  return isComparable ? variants.toSorted((one, other) => one.price - other.price) : [...variants];
}

interface VariantsProps {
  variants: readonly Variant[];
  chosen: number;
  onChoose: (number: number) => void;
  texts: ClientOfferMessages;
}

/** The variants of an offer, one of which is always chosen. They are a form of their own, so that they can be answered without scripts. */
export function Variants({ variants, chosen, onChoose, texts }: VariantsProps) {
  return (
    <form id={VARIANT_FORM} method="post">
      <fieldset className="variants">
        <legend>{texts.variants}</legend>
        {variants.map((variant) => (
          <VariantChoice
            key={variant.number}
            variant={variant}
            others={variants}
            isChosen={variant.number === chosen}
            onChoose={() => onChoose(variant.number)}
            texts={texts}
          />
        ))}
      </fieldset>
    </form>
  );
}

interface VariantChoiceProps {
  variant: Variant;
  others: readonly Variant[];
  isChosen: boolean;
  onChoose: () => void;
  texts: ClientOfferMessages;
}

function VariantChoice({ variant, others, isChosen, onChoose, texts }: VariantChoiceProps) {
  const { language, common } = useTexts();
  const { number, price, currency, legs } = variant;
  // Than the slowest: what is gained by it, whichever stands first.
  const faster = Math.max(...others.map((other) => daysFaster(variant, other)));
  // Than the dearest, of what is paid in the same currency.
  const dearest = Math.max(...others.map((other) => (other.currency === currency ? other.price : 0)));
  const cheaper = Math.round((dearest - price) * 100) / 100;
  const [from, to] = [legs[0]?.pickup_date, endOf(variant)];
  return (
    <label className="variant">
      <input type="radio" name={VARIANT_FIELD} value={number} checked={isChosen} onChange={onChoose} />
      <span className="variant-price" {...platformWorded}>
        <Price amount={formatAmount(price, language)} currency={currency} />
      </span>
      <span className="variant-head">
        <span className="variant-name" data-kind={variant.kind}>
          {nameOf(variant, texts)}
        </span>
        {faster > 0 && <span>{texts.faster(common.days(faster))}</span>}
        {cheaper > 0 && (
          <span {...platformWorded}>
            {texts.cheaper(formatPrice({ amount: cheaper, currency }, language))}
          </span>
        )}
      </span>
      {/* A single leg says when itself. */}
      {legs.length > 1 && (
        <span className="variant-days" {...platformWorded}>
          {from && to ? formatDateRange(new Date(from), to, language) : common.notGiven}
        </span>
      )}
      <span className="variant-legs" {...platformWorded}>
        {legs.map((leg, index) => (
          <span key={index}>
            {legs.length > 1 && `${leg.pickup_city} → ${leg.delivery_city}: `}
            <Times leg={leg} language={language} />
          </span>
        ))}
      </span>
    </label>
  );
}

/** From when to when; a line breaks between the two, never within one. */
function Times({ leg, language }: { leg: Leg; language: Language }) {
  const at = (date: string, zone: string) => formatAtPlace({ at: new Date(date), zone }, language);
  const to = at(leg.delivery_date, leg.delivery_time_zone);
  // That either is by the clocks of its place is said once.
  const said = to.endsWith(AT_PLACE[language]) ? AT_PLACE[language] : '';
  const from = at(leg.pickup_date, leg.pickup_time_zone).replace(said, '');
  return (
    <>
      <span className="one-line">{from} –</span> <span className="one-line">{to}</span>
    </>
  );
}

function endOf({ legs }: Variant): Date | null {
  return legs.length === 0 ? null : new Date(Math.max(...legs.map((leg) => Date.parse(leg.delivery_date))));
}

/** How many whole days earlier than by another variant everything is delivered; less than 1 when it is not. */
function daysFaster(variant: Variant, than: Variant): number {
  const [end, other] = [endOf(variant), endOf(than)];
  return end && other ? Math.round((other.getTime() - end.getTime()) / 86_400_000) : 0;
}
