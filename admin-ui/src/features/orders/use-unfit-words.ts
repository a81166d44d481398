import type { Schemas } from '../../kit/api/types';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';

/** Papers of a carrier that stand against an order, in words. */
export function useUnfitWords(): (papers: readonly Schemas['UnfitPaper'][]) => string {
  const t = useT();
  const { shortDate } = useFormat();
  return (papers) =>
    papers
      .map(({ kind, problem, valid_until: until }) =>
        t(`orders.unfit.${problem}.${kind}`, { day: until ? shortDate(`${until}T12:00:00Z`) : '' }),
      )
      .join(', ');
}
