import Button from '@mui/material/Button';
import { useEffect, useState, useId } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../kit/components/empty-state';
import { ErrorState } from '../../../kit/components/error-state';
import { SearchField } from '../../../kit/components/search-field';
import { SkeletonRows, SkeletonLines } from '../../../kit/components/skeletons';
import { useT } from '../../../kit/i18n/use-t';
import { paths } from '../../../kit/paths';
import { focusListSearch } from '../../../kit/hot-keys';
import { useGroupsToAsk, useGroupMembers } from '../queries/group-queries';
import type { Route } from '../queries/types';
import styles from './ask-groups.module.css';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import type { Group } from '../../../kit/api/types';
import { Icon } from '../../../kit/components/icon';
import { useFormat } from '../../../kit/format/use-format';
import { useCountries } from '../../../kit/api/countries';

/** Why a group cannot be asked about a route: nobody is in it, or it was asked. */
type GroupHindrance = 'nobody' | 'asked';

function hindranceOf({ member_count: members, asked_at: askedAt }: Group): GroupHindrance | null {
  if (askedAt) return 'asked';
  return members === 0 ? 'nobody' : null;
}

/** Which groups are ticked. The choice outlives a search, so that groups can be gathered from several. */
export function useGroupChoice() {
  const [chosen, setChosen] = useState<ReadonlyMap<number, Group>>(new Map());
  return {
    groups: [...chosen.values()],
    has: (id: number) => chosen.has(id),
    /** How many mails go out at most: who is in two groups gets one. */
    atMost: [...chosen.values()].reduce((sum, group) => sum + group.member_count, 0),
    toggle: (group: Group) => {
      const next = new Map(chosen);
      if (!next.delete(group.id)) next.set(group.id, group);
      setChosen(next);
    },
    keepOnly: (groups: readonly Group[]) => setChosen(new Map(groups.map((group) => [group.id, group]))),
  };
}

interface GroupRowProps {
  group: Group;
  checked: boolean;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
  onToggle: () => void;
}

/** A group to tick, or why it cannot be; its members can be looked at. */
function GroupRow({ group, checked, asked, onToggle }: GroupRowProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, description, member_count: members, asked_at: askedAt } = group;
  const hindrance = hindranceOf(group);
  const facts = [t('orders.askGroups.members', { smart_count: members }), description];
  return (
    <li className={styles['group']}>
      <div className={styles['row']}>
        <label className={`${styles['choice']} ${hindrance === null ? '' : styles['off']}`}>
          <Checkbox
            checked={checked && hindrance === null}
            disabled={hindrance !== null}
            onChange={onToggle}
          />
          <span className={styles['dot']} style={{ background: color }} aria-hidden="true" />
          <span className={styles['who']}>
            <span className={`cut ${styles['name']}`} title={name}>
              {name}
            </span>
            <span className={`num ${styles['sub']}`}>
              {hindrance === 'nobody' && t('orders.askGroups.nobodyIn')}
              {hindrance === null && facts.filter(Boolean).join(' · ')}
              {hindrance === 'asked' && askedAt && (
                <>
                  {t('orders.askGroups.asked', { time: format.dateTime(askedAt) })}.{' '}
                  {t('orders.askGroups.onlyOnce')}
                </>
              )}
            </span>
          </span>
        </label>
        {members > 0 && (
          <IconButton
            size="small"
            aria-label={t('orders.askGroups.show', { name })}
            aria-expanded={isOpen}
            aria-controls={`${id}-members`}
            onClick={() => setIsOpen(!isOpen)}
            className={styles['opener'] ?? ''}
          >
            <Icon of={ChevronDown} size={16} />
          </IconButton>
        )}
      </div>
      <div id={`${id}-members`} hidden={!isOpen}>
        {isOpen && <GroupMembers group={group} asked={asked} />}
      </div>
    </li>
  );
}

interface GroupChoiceProps {
  route: Route;
  choice: ReturnType<typeof useGroupChoice>;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** The groups to choose from, or why there are none to see. */
export function GroupChoice({ route, choice, asked }: GroupChoiceProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { data, error, isPending, refetch } = useGroupsToAsk(route.id, query);
  // The search is what a person wants first; the dialog would otherwise put the focus on itself.
  useEffect(() => {
    focusListSearch();
  }, []);

  if (data?.total === 0 && !query) {
    return (
      <div className={styles['none']}>
        <EmptyState title={t('orders.askGroups.emptyTitle')} text={t('orders.askGroups.emptyText')}>
          <Button variant="outlined" component={Link} to={paths.groups}>
            {t('orders.askGroups.toGroups')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles['choose']}>
      <div className={styles['search']}>
        <SearchField
          label={t('orders.askGroups.search')}
          placeholder={t('orders.askGroups.search')}
          value={query}
          onSearch={setQuery}
        />
      </div>
      <div className={styles['list']} role="group" aria-label={t('orders.askGroups.list')}>
        {isPending && <SkeletonRows rows={4} height={52} />}
        {error && !data && (
          <ErrorState error={error} title={t('orders.askGroups.failed')} onRetry={() => void refetch()} />
        )}
        {data?.items.length === 0 && (
          <p className={styles['empty']}>{t('orders.askGroups.nothing', { query })}</p>
        )}
        <ul>
          {data?.items.map((group) => (
            <GroupRow
              key={group.id}
              group={group}
              checked={choice.has(group.id)}
              asked={asked}
              onToggle={() => choice.toggle(group)}
            />
          ))}
        </ul>
      </div>
      {data && data.total > data.items.length && (
        <p className={styles['more']}>
          {t('orders.askGroups.more', { shown: data.items.length, total: data.total })}
        </p>
      )}
    </div>
  );
}

interface GroupMembersProps {
  group: Group;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** Who is in a group: in which language each is written to, and who gets no mail. */
function GroupMembers({ group, asked }: GroupMembersProps) {
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
    hindrance: memberHindranceOf(subcontractor, asked, isUnsubscribed),
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

function memberHindranceOf(
  { id, email }: { id: number; email: string | null },
  asked: ReadonlySet<number | null>,
  isUnsubscribed = false,
): 'alreadyAsked' | 'noEmail' | 'unsubscribed' | null {
  if (asked.has(id)) return 'alreadyAsked';
  if (!email) return 'noEmail';
  return isUnsubscribed ? 'unsubscribed' : null;
}
