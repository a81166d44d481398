import Button from '@mui/material/Button';
import { useEffect, useState, useId } from 'react';
import { useFormContext, useWatch, type FormState } from 'react-hook-form';
import { Icon } from '../../../kit/components/icon';
import { FormSummary } from '../../../kit/form/form-summary';
import { useT, type Translate } from '../../../kit/i18n/use-t';
import { type SkippedMember, SkippedNote } from '../requests/skipped-note';
import styles from './ask.module.css';
import { byPromise, CarrierFacts } from './carrier-facts';
import { useCarriersToAsk } from '../queries/order-queries';
import { useOrder } from '../order-context';
import { Note } from '../../../kit/components/note';
import {
  priceRequestLanguageValues,
  type EmailTemplateType,
  type PriceRequestLanguage,
  type MailLanguage,
} from '@frakto/sdk/enums';
import { ErrorState } from '../../../kit/components/error-state';
import { SkeletonLines, SkeletonRows } from '../../../kit/components/skeletons';
import { FormSelect } from '../../../kit/form/form-select';
import { FormMailMessage, FormMailSubject } from '../../../kit/mail-text/form-mail-message';
import { MailComposer } from '../../../kit/mail-text/composed-mail';
import { messageHtml } from '../../../kit/mail-text/plain-text';
import { OrderMailPreview } from '../order-mail-preview';
import { useFormat } from '../../../kit/format/use-format';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import { draftOf } from '../../../kit/mail-text/draft';
import { useCountries } from '../../../kit/api/countries';
import type { Group } from '../../../kit/api/types';
import { useMembersOf, useGroupsToAsk, useGroupMembers } from '../queries/group-queries';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { useToast } from '../../../kit/components/use-toast';
import type { GroupPriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../../kit/mail-text/use-mail-toast';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../kit/components/empty-state';
import { SearchField } from '../../../kit/components/search-field';
import { paths } from '../../../kit/paths';
import { focusListSearch } from '../../../kit/list-moves';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';

/** A mail to groups; the message is HTML. */
export interface GroupMail {
  subject: string;
  message: string;
  language: PriceRequestLanguage;
}

interface Outcome {
  group: Group;
  answer?: GroupPriceRequestAnswer;
  error?: unknown;
}

/** What became of the request to each group. */
export interface GroupsOutcome {
  /** Mails that are on their way. */
  sent: number;
  reached: { group: Group; answer: GroupPriceRequestAnswer }[];
  failed: { group: Group; error: unknown }[];
  /** Those of the failed that may be tried again; a group that is gone may not. */
  left: Group[];
}

/** Asks groups for the price of a route, one after the other, and goes on when one of them fails. */
export function useAskGroups() {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const queryClient = useQueryClient();
  /** Which of the groups is being asked, from 1. */
  const [step, setStep] = useState(1);

  async function ask(routeId: number, group: Group, mail: GroupMail): Promise<Outcome> {
    try {
      const body = { ...mail, group_id: group.id, quotation_route_id: routeId };
      return { group, answer: await api.post('/send-email-to-subcontractor-group', { body }) };
    } catch (error) {
      return { group, error };
    }
  }

  const mutation = useOrderMutation({
    run: async ({
      routeId,
      groups,
      mail,
    }: {
      routeId: number;
      groups: readonly Group[];
      mail: GroupMail;
    }) => {
      const outcomes: Outcome[] = [];
      for (const [place, group] of groups.entries()) {
        setStep(place + 1);
        outcomes.push(await ask(routeId, group, mail));
      }
      return summed(outcomes);
    },
    done: ({ sent, reached, failed }) => {
      void queryClient.invalidateQueries({ queryKey: ['subcontractor-groups'] });
      if (sent > 0) {
        tellMailed(t('orders.askDialog.sent', { smart_count: sent }), {
          text: t('orders.askDialog.statusUpdated'),
        });
      }
      const [first] = failed;
      if (first) {
        const title = reached.length > 0 ? 'orders.askGroups.someFailed' : 'orders.askDialog.sendFailed';
        toast.failure(t(title), first.error);
      }
    },
  });
  return { ...mutation, step };
}

function summed(outcomes: readonly Outcome[]): GroupsOutcome {
  const reached = outcomes.flatMap(({ group, answer }) => (answer ? [{ group, answer }] : []));
  const failed = outcomes.flatMap(({ group, answer, error }) => (answer ? [] : [{ group, error }]));
  const sent = reached.reduce((sum, { answer }) => sum + answer.emails_sent, 0);
  const left = failed.filter(({ error }) => problemOf(error)?.status !== 404).map(({ group }) => group);
  return { sent, reached, failed, left };
}

/** Who gets a mail when the chosen groups are asked. */
export interface Reach {
  /** Everyone once, however many of the groups they are in. */
  total: number;
  byLanguage: ReadonlyMap<MailLanguage, number>;
  /** One who reads it, by their id. */
  firstByLanguage: ReadonlyMap<MailLanguage, number>;
  /** By subcontractor, and by address in small letters. */
  ids: ReadonlySet<number>;
  emails: ReadonlySet<string>;
  /** Who gets none, and why. */
  skipped: ReadonlyMap<MemberHindrance, number>;
}

/**
 * Counts who gets a mail when groups are asked: who has an address, has not unsubscribed and was not asked before.
 * @returns null until all their members are known
 */
export function useReach(groups: readonly Group[], asked: ReadonlySet<number | null>): Reach | null {
  const countries = useCountries();
  const members = useMembersOf(groups.map(({ id }) => id));
  if (members === null || countries.isPending) return null;
  const reached = new Map<number, (typeof members)[number]>();
  const skipped = new Map<MemberHindrance, number>();
  for (const member of new Map(members.map((one) => [one.id, one])).values()) {
    const hindrance = memberHindranceOf(member, asked, member.is_unsubscribed);
    if (hindrance === null) reached.set(member.id, member);
    else skipped.set(hindrance, (skipped.get(hindrance) ?? 0) + 1);
  }
  const byLanguage = new Map<MailLanguage, number>();
  const firstByLanguage = new Map<MailLanguage, number>();
  for (const { id, country_id: country } of reached.values()) {
    const language = countries.byId(country)?.mail_language ?? 'pl';
    byLanguage.set(language, (byLanguage.get(language) ?? 0) + 1);
    if (!firstByLanguage.has(language)) firstByLanguage.set(language, id);
  }
  const emails = new Set([...reached.values()].map(({ email }) => (email ?? '').toLowerCase()));
  return { total: reached.size, byLanguage, firstByLanguage, ids: new Set(reached.keys()), emails, skipped };
}

/** What most of the readers read, which is the present language where as many read it; null without readers. */
export function readersLanguage(
  byLanguage: ReadonlyMap<MailLanguage, number>,
  present: PriceRequestLanguage,
): PriceRequestLanguage | null {
  const most = Math.max(0, ...byLanguage.values());
  if (most === 0 || byLanguage.get(present) === most) return most === 0 ? null : present;
  return priceRequestLanguageValues.find((language) => byLanguage.get(language) === most) ?? null;
}

const type: EmailTemplateType = 'subcontractor_price_request';

/** The first draft of a mail to groups in a language: the company's own text when it has one, else the built-in one. */
function useGroupMail(language: PriceRequestLanguage) {
  const { data, error, refetch } = useQuery({
    queryKey: ['email-templates', 'current', type, language],
    queryFn: ({ signal }) =>
      api.get('/email-templates/current/{type}', { params: { path: { type }, query: { language } }, signal }),
    select: draftOf,
  });
  return { draft: data ?? null, error, refetch };
}

interface MailFieldsProps {
  /** Null before the order is accepted. */
  routeId: number | null;
  /** Who of the chosen groups gets the mail; null while it is not known. */
  reach: Reach | null;
  /** Whom the mail is shown as written to while no group is chosen. */
  example: Reach | null;
  /** The text that stands there is HTML. */
  isHtml: boolean;
  /** Called with whether the text is HTML, whenever another one begins. */
  onDraft: (isHtml: boolean) => void;
}

/** Language, subject and text of a mail to groups. The text is that of the language until something is typed over it. */
function MailFields({ routeId, reach, example, isHtml, onDraft }: MailFieldsProps) {
  const t = useT();
  const format = useFormat();
  const { watch, reset, getValues, formState } = useFormContext<GroupMail>();
  const language = watch('language');
  const { draft, error, refetch } = useGroupMail(language);
  const readers = reach?.byLanguage.get(language) ?? 0;
  const hasOwnWords = isTyped(formState);
  const wasFilled = Boolean(formState.defaultValues?.subject);

  useEffect(() => {
    if (!draft || hasOwnWords) return;
    reset({ subject: draft.subject, message: draft.message, language: getValues('language') });
    onDraft(draft.isHtml);
    // What was typed stays: only another text begins anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [draft]);

  return (
    <section className={styles['mail']} aria-label={t('orders.askGroups.mail')}>
      <FormSelect
        name="language"
        label={t('orders.askGroups.language')}
        hint={hintOf(t, readers, reach)}
        options={priceRequestLanguageValues.map((value) => ({ value, label: format.language(value) }))}
      />
      {reach && reach.total > 0 && readers === 0 && (
        <Note tone="warn" role="status">
          {t('orders.askGroups.readByNone')}
        </Note>
      )}
      {error && !draft && (
        <ErrorState error={error} title={t('orders.askGroups.mailFailed')} onRetry={() => void refetch()} />
      )}
      {!error && !draft && !wasFilled && <SkeletonLines lines={6} />}
      {(draft !== null || wasFilled) && (
        <>
          <MailComposer preview={() => <GroupMailPreview {...{ routeId, reach, example, isHtml }} />}>
            <FormMailSubject label={t('orders.askGroups.subject')} />
            <FormMailMessage
              label={t('orders.askGroups.message')}
              {...(isHtml && { hint: t('orders.askGroups.htmlHint') })}
              inserts={['name', 'company', 'orderDetails', 'orderLink']}
              isHtml={isHtml}
              rows={9}
            />
          </MailComposer>
        </>
      )}
    </section>
  );
}

/** The mail to groups as one who reads its language will get it: the first of them, or one of the example while none is chosen. */
function GroupMailPreview({ routeId, reach, example, isHtml }: Omit<MailFieldsProps, 'onDraft'>) {
  const [language, subject, message] = useWatch<GroupMail, ['language', 'subject', 'message']>({
    name: ['language', 'subject', 'message'],
  });
  const reader = (reach ?? example)?.firstByLanguage.get(language);
  return (
    <OrderMailPreview
      kind="price_request"
      {...(routeId !== null && { route_id: routeId })}
      {...(reader !== undefined && { subcontractor_id: reader })}
      {...{ language, subject, message: isHtml ? message : messageHtml(message) }}
    />
  );
}

/** Whether something was typed over the text that the mail began with. */
export function isTyped({ dirtyFields }: FormState<GroupMail>): boolean {
  return dirtyFields.subject === true || dirtyFields.message === true;
}

/** How many of the chosen read the language; nothing where a warning says that nobody does. */
function hintOf(t: Translate, readers: number, reach: Reach | null): string | undefined {
  if (!reach || reach.total === 0) return t('orders.askGroups.languageHint');
  if (readers === 0) return undefined;
  if (readers === reach.total) return t('orders.askGroups.readByAll');
  return t('orders.askGroups.readers', { count: readers, total: reach.total });
}

interface GroupsResultProps {
  outcome: GroupsOutcome;
  skipped: readonly SkippedMember[];
}

/** What went wrong when groups were asked: some of them were not, or nobody in them got a mail. */
function GroupsResult({ outcome: { sent, failed, left }, skipped }: GroupsResultProps) {
  const t = useT();
  const names = failed.map(({ group }) => group.name).join(', ');
  return (
    <>
      {failed.length > 0 && (
        <Note tone="bad" role="alert">
          {t('orders.askGroups.failedGroups', { names })}
          {left.length > 0 ? ` ${t('orders.askGroups.stillChosen')}` : ''}
        </Note>
      )}
      {failed.length === 0 && sent === 0 && (
        <Note tone="warn" role="status">
          {t('orders.askGroups.nobodyLeft')}
        </Note>
      )}
      <SkippedNote skipped={skipped} />
    </>
  );
}

interface GroupsPanelProps {
  /** Null before the order is accepted. */
  routeId: number | null;
  /** The route in words. */
  name: string;
  choice: ReturnType<typeof useGroupChoice>;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
  reach: Reach | null;
  /** The text of the mail is HTML. */
  isHtml: boolean;
  onDraft: (isHtml: boolean) => void;
  /** What became of the groups that were asked; undefined before. */
  outcome: GroupsOutcome | undefined;
}

/** Whole groups to ask: which ones, and in what words. */
export function GroupsPanel({
  routeId,
  name,
  choice,
  asked,
  reach,
  isHtml,
  onDraft,
  outcome,
}: GroupsPanelProps) {
  const t = useT();
  // While nobody is chosen, the mail is shown as somebody of the first group would get it.
  const listed = useGroupsToAsk(routeId, '').data?.items ?? [];
  const example = useReach(choice.groups.length === 0 ? listed.slice(0, 1) : [], asked);
  return (
    <>
      <p className={styles['text']}>{t('orders.askGroups.text', { route: name })}</p>
      {outcome && <GroupsResult outcome={outcome} skipped={skippedOf(outcome)} />}
      <FormSummary />
      <div className={styles['columns']}>
        <GroupChoice routeId={routeId} choice={choice} asked={asked} />
        <MailFields
          routeId={routeId}
          reach={choice.groups.length > 0 ? reach : null}
          example={example}
          isHtml={isHtml}
          onDraft={onDraft}
        />
      </div>
    </>
  );
}

export function skippedOf({ reached }: GroupsOutcome): SkippedMember[] {
  return reached.flatMap(({ group, answer }) =>
    answer.skipped.map(({ subcontractor_id: subcontractorId, reason }) => ({
      groupId: group.id,
      subcontractorId,
      reason,
    })),
  );
}

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
  routeId: number | null;
  checked: boolean;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
  onToggle: () => void;
}

/** A group to tick, or why it cannot be; its members can be looked at. */
function GroupRow({ group, routeId, checked, asked, onToggle }: GroupRowProps) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { name, color, description, member_count: members, asked_at: askedAt } = group;
  const hindrance = hindranceOf(group);
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
              {hindrance === null && t('orders.askGroups.members', { smart_count: members })}
              {checked && hindrance === null && <SkippedOf group={group} asked={asked} />}
              {hindrance === null && description && ` · ${description}`}
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
        {isOpen && <GroupMembers group={group} routeId={routeId} asked={asked} />}
      </div>
    </li>
  );
}

/** Who of a chosen group gets no mail, and why. */
function SkippedOf({ group, asked }: { group: Group; asked: ReadonlySet<number | null> }) {
  const t = useT();
  const reach = useReach([group], asked);
  if (!reach || reach.skipped.size === 0) return null;
  return `, ${skippedText(t, reach)}`;
}

/** How many get no mail, and why. */
export function skippedText(t: Translate, { skipped }: Reach): string {
  const reasons = [...skipped].map(([why, count]) =>
    skipped.size > 1 ? `${t(`orders.askGroups.${why}`)} (${String(count)})` : t(`orders.askGroups.${why}`),
  );
  const count = [...skipped.values()].reduce((sum, one) => sum + one, 0);
  return t('orders.askGroups.skipped', { count, reasons: reasons.join(', ') });
}

interface GroupChoiceProps {
  routeId: number | null;
  choice: ReturnType<typeof useGroupChoice>;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** The groups to choose from, or why there are none to see. */
function GroupChoice({ routeId, choice, asked }: GroupChoiceProps) {
  const t = useT();
  const [query, setQuery] = useState('');
  const { data, error, isPending, refetch } = useGroupsToAsk(routeId, query);
  // The search is what a person wants first; the dialog would otherwise put the focus on itself.
  useEffect(() => {
    focusListSearch();
  }, []);

  if (data?.total === 0 && !query) {
    return (
      <div className={styles['none']}>
        <EmptyState
          title={t('orders.askGroups.emptyTitle')}
          text={t('orders.askGroups.emptyText')}
          picture="lorry"
        >
          <Button variant="outlined" component={Link} to={paths.groups}>
            {t('orders.askGroups.toGroups')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  return (
    <div className={styles['choose']}>
      <span className={styles['label']} aria-hidden>
        {t('orders.askGroups.groups')}
      </span>
      <div className={styles['search']}>
        <SearchField
          label={t('orders.askGroups.search')}
          placeholder={t('orders.askGroups.search')}
          value={query}
          onSearch={setQuery}
        />
      </div>
      <div
        className={`${styles['list']} ${styles['groups']}`}
        role="group"
        aria-label={t('orders.askGroups.list')}
      >
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
              routeId={routeId}
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
  routeId: number | null;
  /** Who was asked about the route before. */
  asked: ReadonlySet<number | null>;
}

/** Who is in a group: in which language each is written to, and who gets no mail. */
function GroupMembers({ group, routeId, asked }: GroupMembersProps) {
  const t = useT();
  const format = useFormat();
  const countries = useCountries();
  const { data, error, refetch } = useGroupMembers(group.id);
  const { order } = useOrder();
  const { data: facts } = useCarriersToAsk(order.id, routeId);
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
  const unordered = data.items.map(({ subcontractor, is_unsubscribed: isUnsubscribed }) => ({
    ...subcontractor,
    language: format.language(countries.byId(subcontractor.country_id)?.mail_language ?? 'pl'),
    hindrance: memberHindranceOf(subcontractor, asked, isUnsubscribed),
  }));
  const members = byPromise(unordered, facts ?? new Map());
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
              <CarrierFacts facts={facts?.get(id)} />
            </span>
            <span className={styles['language']}>
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

/** Why somebody in a group gets no mail. */
type MemberHindrance = 'alreadyAsked' | 'noEmail' | 'unsubscribed';

function memberHindranceOf(
  { id, email }: { id: number; email: string | null },
  asked: ReadonlySet<number | null>,
  isUnsubscribed = false,
): MemberHindrance | null {
  if (asked.has(id)) return 'alreadyAsked';
  if (!email) return 'noEmail';
  return isUnsubscribed ? 'unsubscribed' : null;
}
