import { formatAmount, formatDateRange, formatMoment } from '../lib/format';
import type { ShownOffer, ShownPrice } from '../lib/offers';
import type { ClientOfferMessages } from '../messages/pl/client-offer';
import { Icon } from '../ui/icon';
import { platformWorded, useTexts } from '../ui/texts';
import { Price } from '../ui/transport-card';

interface OfferPriceProps {
  offers: readonly ShownOffer[];
  total: ShownPrice | null;
  texts: ClientOfferMessages;
}

/**
 * What is offered and what it costs. An order's offers are its legs, and one answer is for all of them, so they
 * are a list that adds up and not a choice.
 */
export function OfferPrice({ offers, total, texts }: OfferPriceProps) {
  const { language, common } = useTexts();
  const [only] = offers;
  if (!only && !total) return <p className="notice notice-warn">{texts.noParts}</p>;
  return (
    <section className="card chosen">
      <h2 className="price-label">{offers.length > 1 ? texts.total : texts.price}</h2>
      {total && (
        <p className="price" {...platformWorded}>
          <Price amount={formatAmount(total.amount, language)} currency={total.currency} />
        </p>
      )}
      {offers.length === 1 && total && only && (
        <>
          <span className="part-id">{texts.number(only.id)}</span>
          <OfferDays offer={only} />
        </>
      )}
      {(offers.length > 1 || (!total && only)) && (
        <ol className="parts" aria-label={texts.parts}>
          {offers.map((offer, index) => (
            <li key={offer.id}>
              <div>
                <b>{common.leg(index + 1)}</b> <span className="part-id">{texts.number(offer.id)}</span>
                <OfferDays offer={offer} />
              </div>
              {offer.price !== null && (
                <span className="part-price" {...platformWorded}>
                  <Price amount={formatAmount(offer.price, language)} currency={offer.currency} />
                </span>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function OfferDays({ offer }: { offer: ShownOffer }) {
  const { language, common } = useTexts();
  const { from, to } = offer;
  const days = from && to ? formatDateRange(from, to, language) : null;
  const either = from ?? to;
  return (
    <p className="days" {...platformWorded}>
      <Icon name="calendar" size="sm" />
      {days ?? (either ? formatMoment(either, language) : common.notGiven)}
    </p>
  );
}
