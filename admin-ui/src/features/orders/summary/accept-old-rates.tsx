import { FormAccept } from '../../../kit/form/form-accept';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import type { SummaryRate } from '../queries/types';
import { oldRates } from './rate-age';

/** In a form that freezes money: the rates that are too old for that, to be accepted. Nothing where none is. */
export function AcceptOldRates({ rates }: { rates: readonly SummaryRate[] }) {
  const t = useT();
  const format = useFormat();
  const old = oldRates(rates);
  if (old.length === 0) return null;
  return (
    <FormAccept name="accept_old_rate" label={t('orders.oldRates.accept')}>
      {old.map(({ date, rates: published }) => (
        <p key={date}>
          {t('orders.oldRates.text', {
            smart_count: published.length,
            rates: published.map((one) => `${one.from}/${one.to} ${format.rate(one.rate)}`).join(', '),
            date: format.shortDate(`${date}T12:00:00Z`),
          })}
        </p>
      ))}
    </FormAccept>
  );
}
