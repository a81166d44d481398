import { Link } from 'react-router-dom';
import { Note } from '../../../kit/components/note';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { useMemberNames } from '../queries/group-queries';
import type { GroupPriceRequestAnswer } from '../queries/types';

/** A member of a group who got no mail when the group was asked. */
export interface SkippedMember {
  groupId: number;
  subcontractorId: number;
  reason: GroupPriceRequestAnswer['skipped'][number]['reason'];
}

/** Who was left out of several groups, each once. */
function skippedOnce(skipped: readonly SkippedMember[]): SkippedMember[] {
  return [...new Map(skipped.map((one) => [one.subcontractorId, one])).values()];
}

/** More than these are counted, not named. */
const named = 5;

/** Which members of the groups got no mail, and why; those without an address can be mended. */
export function SkippedNote({ skipped }: { skipped: readonly SkippedMember[] }) {
  const t = useT();
  const format = useFormat();
  const members = skippedOnce(skipped);
  const silent = members.filter(({ reason }) => reason === 'no_email');
  const names = useMemberNames(silent.map(({ groupId }) => groupId));
  if (members.length === 0) return null;
  const count = (reason: SkippedMember['reason']) =>
    members.filter((member) => member.reason === reason).length;
  const rest = silent.length - named;
  return (
    <Note tone={silent.length > 0 ? 'warn' : 'info'} role="status">
      {silent.length > 0 && (
        <p>
          {t('orders.requests.skippedNoEmail')}{' '}
          {silent.slice(0, named).map(({ subcontractorId: id }, place) => (
            <span key={id}>
              {place > 0 && ', '}
              <Link to={paths.subcontractor(id)} style={{ textDecoration: 'underline' }}>
                {names.get(id) ?? `#${String(id)}`}
              </Link>
            </span>
          ))}
          {rest > 0 ? ` ${t('orders.requests.skippedOthers', { smart_count: rest })}` : ''}.
        </p>
      )}
      {count('already_asked') > 0 && (
        <p>{t('orders.requests.skippedAsked', { count: format.number(count('already_asked')) })}</p>
      )}
      {count('unsubscribed') > 0 && (
        <p>{t('orders.requests.skippedUnsubscribed', { count: format.number(count('unsubscribed')) })}</p>
      )}
      {count('not_found') > 0 && (
        <p>{t('orders.requests.skippedGone', { count: format.number(count('not_found')) })}</p>
      )}
    </Note>
  );
}
