import { warsawDay } from '@frakto/sdk/clocks';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { CarrierToAsk } from '../queries/types';
import styles from './ask.module.css';

/** What decides whether to ask a carrier: how often they answer, their last price on the lane, their insurance. */
export function CarrierFacts({ facts }: { facts: CarrierToAsk | undefined }) {
  const t = useT();
  const format = useFormat();
  if (!facts) return null;
  const { asked, answered, asked_today: askedToday, last_quote: quote, insurance } = facts;
  const ends = insurance?.valid_until ?? null;
  const isOver = ends !== null && ends < warsawDay(new Date());
  const words = [
    quote &&
      t(facts.was_chosen ? 'orders.askDialog.facts.chosen' : 'orders.askDialog.facts.quoted', {
        price: `${format.amount(quote.price)} ${quote.currency}`,
        date: format.shortDate(quote.quoted_at),
      }),
    asked > 0 &&
      t('orders.askDialog.facts.answers', {
        percent: format.percent(Math.round((answered / asked) * 100)),
        answered,
        asked,
      }),
    askedToday && t('orders.askDialog.facts.today'),
  ].filter(Boolean);
  return (
    <span className={`num ${styles['facts']}`}>
      {words.join(' · ')}
      {insurance && words.length > 0 && ' · '}
      {insurance && (
        <span className={isOver ? styles['over'] : undefined}>
          {ends === null
            ? t('orders.askDialog.facts.insured')
            : t(isOver ? 'orders.askDialog.facts.insuranceOver' : 'orders.askDialog.facts.insuredUntil', {
                date: format.shortDate(ends),
              })}
        </span>
      )}
    </span>
  );
}

/** Puts the likeliest first, those of whom nothing is known last, and else leaves all as they were. */
export function byPromise<One extends { id: number }>(
  all: readonly One[],
  facts: ReadonlyMap<number, CarrierToAsk>,
): One[] {
  const places = new Map([...facts.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: One): number => places.get(id) ?? places.size;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
}
