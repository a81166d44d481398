import { useCountries } from '../../../kit/api/countries';
import type { Group } from '../../../kit/api/types';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonLines } from '../../../kit/components/skeletons';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';
import { useGroupMembers } from '../queries/group-queries';
import styles from './ask-groups.module.css';

interface GroupMembersProps {
  group: Group;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** Who is in a group: in which language each is written to, and who gets no mail. */
export function GroupMembers({ group, asked }: GroupMembersProps) {
  const t = useT();
  const format = useFormat();
  const countries = useCountries();
  const { data, error, refetch } = useGroupMembers(group.id);
  if (error && !data) {
    return (
      <ErrorState error={error} title={t('orders.askGroups.membersFailed')} onRetry={() => void refetch()} />
    );
  }
  if (!data || countries.isPending) {
    return (
      <div className={styles['coming']}>
        <SkeletonLines lines={3} />
      </div>
    );
  }
  const members = data.items.map(({ subcontractor, is_unsubscribed: isUnsubscribed }) => ({
    ...subcontractor,
    language: format.language(countries.byId(subcontractor.country_id)?.mail_language ?? 'pl'),
    hindrance: hindranceOf(subcontractor, asked, isUnsubscribed),
  }));
  const languages = new Map<string, number>();
  for (const { language, hindrance } of members)
    if (hindrance === null) languages.set(language, (languages.get(language) ?? 0) + 1);
  return (
    <div ref={intoView} className={styles['members']}>
      {languages.size > 0 && (
        <p className="num">
          {[...languages]
            .sort(([, a], [, b]) => b - a)
            .map(([language, count]) =>
              t('orders.askGroups.inLanguage', { language, count: format.number(count) }),
            )
            .join(' · ')}
        </p>
      )}
      {/* A long list can be scrolled by keyboard. */}
      <ul tabIndex={0} aria-label={group.name}>
        {members.map(({ id, name, email, language, hindrance }) => (
          <li key={id}>
            <span className={styles['who']}>
              <span className="cut" title={name}>
                {name}
              </span>
              <span className={`cut ${styles['sub']}`} title={email ?? undefined}>
                {email}
              </span>
            </span>
            <span className={styles['state']}>
              {hindrance === null ? language : t(`orders.askGroups.${hindrance}`)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Who is in the last group of a list would otherwise open below its edge. */
function intoView(members: HTMLElement | null): void {
  members?.scrollIntoView({ block: 'nearest' });
}

function hindranceOf(
  { id, email }: { id: number; email: string | null },
  asked: ReadonlySet<number | null>,
  isUnsubscribed = false,
): 'alreadyAsked' | 'noEmail' | 'unsubscribed' | null {
  if (asked.has(id)) return 'alreadyAsked';
  if (!email) return 'noEmail';
  return isUnsubscribed ? 'unsubscribed' : null;
}
