import type { MailLanguage } from '@frakto/sdk/enums';
import { useCountries } from '../../api/countries';
import type { Group } from '../../api/types';
import { useMembersOf } from '../queries/group-queries';

/** Who gets a mail when the chosen groups are asked. */
export interface Reach {
  /** Everyone once, however many of the groups they are in. */
  total: number;
  byLanguage: ReadonlyMap<MailLanguage, number>;
}

/**
 * Counts who gets a mail when groups are asked: who has an address, has not unsubscribed and was not asked before.
 * @returns null until all their members are known
 */
export function useReach(groups: readonly Group[], asked: ReadonlySet<number | null>): Reach | null {
  const countries = useCountries();
  const members = useMembersOf(groups.map(({ id }) => id));
  if (members === null || countries.isPending) return null;
  const reached = new Map(
    members
      .filter(({ id, email, is_unsubscribed: isUnsubscribed }) => email && !isUnsubscribed && !asked.has(id))
      .map((member) => [member.id, member]),
  );
  const byLanguage = new Map<MailLanguage, number>();
  for (const { country_id: country } of reached.values()) {
    const language = countries.byId(country)?.mail_language ?? 'pl';
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1);
  }
  return { total: reached.size, byLanguage };
}
