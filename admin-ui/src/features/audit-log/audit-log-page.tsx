import Button from '@mui/material/Button';
import { dayAfter, wallToInstant, warsawDay } from '@frakto/sdk/clocks';
import { useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ListFilter from 'lucide-react/icons/list-filter';
import { Fragment } from 'react';
import { useListContext } from 'react-admin';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { ChoiceMenu } from '../../kit/components/choice-menu';
import { DateField } from '../../kit/components/date-field';
import { EmptyState } from '../../kit/components/empty-state';
import { FoldedFilters } from '../../kit/components/folded-filters';
import { HomeButton } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { PageHead } from '../../kit/components/page-head';
import { SearchPicker } from '../../kit/components/search-picker';
import { TextField } from '../../kit/components/text-field';
import { useRowsAtOnce } from '../../kit/components/use-rows-at-once';
import { useFilters } from '../../kit/directory/use-filters';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { RecordList } from '../../kit/records/record-list';
import { usePeople } from '../settings/settings-queries';
import { EntryItem } from './entry-item';
import { actionsOf, knownActions, recordKinds, type Entry } from './entry';
import styles from './audit-log.module.css';

const pageSize = 50;
/** Entries that the API counts at most. */
const countedEntries = 10_000;

/** What the API filters by: ids as text or number, days as the instants of their midnights. */
interface LogFilters {
  company_id?: string | number;
  actor_id?: string | number;
  action?: string;
  record?: string;
  record_id?: string | number;
  from?: string;
  to?: string;
}
const filterNames = ['company_id', 'actor_id', 'action', 'record', 'record_id', 'from', 'to'] as const;

/** The highest number that a record can have. */
const highestNumber = 2_147_483_647;

/** What was typed of a record's number: its digits, as far as a record can have them. */
function typedNumber(typed: string): string {
  const digits = typed.replaceAll(/\D/g, '').replace(/^0+/, '').slice(0, 10);
  return Number(digits) > highestNumber ? digits.slice(0, 9) : digits;
}

/** What was done without a record of its own: the filter of actions offers these beside the kinds of records. */
const offeredActions = knownActions.filter((action) => !action.startsWith('link.'));

/** What is done to records of every kind. */
const verbs = ['created', 'updated', 'deleted'] as const;

/** Who did what: an owner sees the company's entries, an administrator those of all. */
export function AuditLogPage() {
  return (
    <LateTexts of="orders">
      <LateTexts>
        <ForReaders />
      </LateTexts>
    </LateTexts>
  );
}

function ForReaders() {
  const me = useMe();
  const company = me.user_companies.find(({ is_owner }) => is_owner);
  if (me.is_admin) return <AuditLog companyId={null} />;
  return company ? <AuditLog companyId={company.company_id} /> : <Forbidden />;
}

function Forbidden() {
  const t = useT();
  return (
    <>
      <PageHead title={t('auditLog.title')} />
      <div role="alert">
        <EmptyState title={t('auditLog.forbidden.title')} text={t('auditLog.forbidden.text')}>
          <HomeButton />
        </EmptyState>
      </div>
    </>
  );
}

/** A day in Warsaw as the instant of its midnight; `days` later when they are given. */
function midnight(day: string, days = 0): string | undefined {
  const first = wallToInstant(day);
  return first ? wallToInstant(dayAfter(warsawDay(first), days))?.toISOString() : undefined;
}

/** The day in Warsaw that ends with an instant, or begins with it; empty for what is no instant. */
function dayAt(instant: string | undefined, end: 'begins' | 'ends'): string {
  const at = Date.parse(instant ?? '');
  return Number.isNaN(at) ? '' : warsawDay(new Date(end === 'ends' ? at - 1 : at));
}

/** Filters as they once stood in the address, one parameter each: links to a part of the log were sent and kept. */
function formerFilters(parameters: URLSearchParams): LogFilters | undefined {
  const former = filterNames.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (former.length === 0) return undefined;
  const { from, to, ...others }: LogFilters = Object.fromEntries(former);
  const first = midnight(from ?? '');
  const last = midnight(to ?? '', 1);
  return { ...others, ...(first && { from: first }), ...(last && { to: last }) };
}

/** The head keeps its place while the entries go by under it; all else scrolls with the page. */
const scrollsWithPage = {
  flex: 'none',
  '& .RaList-actions': { display: 'contents' },
  '& .RaList-content': {
    flex: 'none',
    gap: '12px',
    maxWidth: 1320,
    padding: '12px 24px',
    overflow: 'visible',
    '@media (max-width: 899px)': { paddingInline: '16px' },
  },
  '& .MuiTablePagination-root': { maxWidth: 1320, marginBottom: '24px' },
} as const;

interface LogProps {
  /** Whose log it is; null for an administrator, who reads all. */
  companyId: number | null;
}

function AuditLog({ companyId }: LogProps) {
  const t = useT();
  const [parameters] = useSearchParams();
  const former = formerFilters(parameters);
  if (former) {
    const search = new URLSearchParams({ filter: JSON.stringify(former) });
    return <Navigate to={{ search: search.toString() }} replace />;
  }
  return (
    <>
      {companyId !== null && (
        <Link to={paths.settings('company')} className={styles['back']}>
          <Icon of={ArrowLeft} size={14} />
          {t('auditLog.back')}
        </Link>
      )}
      <RecordList<Entry>
        resource="audit-log"
        perPage={pageSize}
        isInAddress
        isAlive
        pager={{ fixedSize: true, ifNeeded: true }}
        head={<Head companyId={companyId} />}
        failed={t('auditLog.failed')}
        empty={
          <EmptyState title={t('auditLog.empty.title')} text={t('auditLog.empty.text')} picture="tray" />
        }
        nothing={<NothingChosen companyId={companyId} />}
        sx={scrollsWithPage}
      >
        <Entries />
      </RecordList>
    </>
  );
}

function Head({ companyId }: LogProps) {
  const t = useT();
  const { total } = useListContext();
  return (
    <>
      <PageHead title={t('auditLog.title')} count={total}>
        <Filters companyId={companyId} />
      </PageHead>
      <p className={`${styles['intro']} ${styles['about']}`}>{t('auditLog.intro')}</p>
    </>
  );
}

/** The entries of the page: a list of sentences, not a table. */
function Entries() {
  const t = useT();
  const { number, day } = useFormat();
  const { data = [], total = 0 } = useListContext<Entry>();
  const most = useRowsAtOnce();
  if (data.length === 0) return null;
  return (
    <>
      <ul className={styles['entries']} aria-label={t('auditLog.list')}>
        {actionsOf(data)
          .slice(0, most)
          .map(({ entry, others }, place, all) => {
            const before = all[place - 1]?.entry.created_at;
            const isOfNewDay = before === undefined || dayOf(before) !== dayOf(entry.created_at);
            return (
              <Fragment key={entry.id}>
                {isOfNewDay && <li className={styles['day']}>{day(entry.created_at)}</li>}
                <EntryItem entry={entry} others={others} />
              </Fragment>
            );
          })}
      </ul>
      {total >= countedEntries && (
        <p className={styles['intro']}>{t('auditLog.older', { count: number(countedEntries) })}</p>
      )}
    </>
  );
}

function NothingChosen({ companyId }: LogProps) {
  const t = useT();
  const { clear } = useFilters();
  const chosen = useChosen(companyId);
  return (
    <EmptyState
      title={t('auditLog.none.title')}
      text={t('auditLog.none.text', { chosen: chosen.join('; ') })}
      picture="glass"
    >
      <Button variant="outlined" onClick={clear}>
        {t('auditLog.filter.clear')}
      </Button>
    </EmptyState>
  );
}

/** The filters as the fields have them, all texts, and days instead of instants. */
function useLogFilters() {
  const { filters, change } = useFilters();
  const { company_id, actor_id, action = '', record = '', record_id, from, to }: LogFilters = filters;
  return {
    values: {
      company_id: String(company_id ?? ''),
      actor_id: String(actor_id ?? ''),
      action,
      record,
      record_id: String(record_id ?? ''),
      from: dayAt(from, 'begins'),
      to: dayAt(to, 'ends'),
    },
    change: (next: LogFilters) => change({ ...next }),
  };
}

/** What is chosen in the filters, each with its label. */
function useChosen(companyId: number | null): string[] {
  const t = useT();
  const { date } = useFormat();
  const { values } = useLogFilters();
  const company = useCompanyName(values.company_id);
  const anybody = usePersonName(companyId === null ? values.actor_id : '');
  const colleague = useColleagueName(companyId, values.actor_id);
  const kind = recordKinds.find((one) => one === values.record);
  const actionText = useActionText();
  const day = (value: string) => date(`${value}T12:00:00Z`);
  const chosen: [label: string, value: string][] = [
    [t('auditLog.filter.company'), values.company_id && company],
    [t('auditLog.filter.person'), values.actor_id && (companyId === null ? anybody : colleague)],
    [t('auditLog.filter.record'), kind ? t(`auditLog.kind.${kind}`) : values.record],
    [t('auditLog.filter.recordId'), values.record_id],
    [t('auditLog.filter.action'), values.action && actionText(values.action)],
    [t('auditLog.filter.from'), values.from && day(values.from)],
    [t('auditLog.filter.to'), values.to && day(values.to)],
  ];
  return chosen.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
}

/** What an action is called among the filters. */
function useActionText(): (action: string) => string {
  const t = useT();
  return (action) => {
    const known = knownActions.find((one) => one === action);
    if (known) return t(`auditLog.action.${known}`);
    const verb = verbs.find((one) => action.endsWith(`.${one}`));
    return verb ? t(`auditLog.verb.${verb}`) : action;
  };
}

/**
 * The actions that can be chosen: of a kind of record what is done to it, of all kinds those that have a name of their own.
 * @param chosen stays among them
 */
function actionsFor(record: string, chosen: string): string[] {
  const ofKind = [
    ...verbs.map((verb) => `${record}.${verb}`),
    ...offeredActions.filter((action) => action.startsWith(`${record}.`)),
  ];
  const actions: string[] = record === '' ? [...offeredActions] : [...new Set(ofKind)];
  return chosen === '' || actions.includes(chosen) ? actions : [...actions, chosen];
}

/** A company's name, for administrators; its number when it is gone. */
function useCompanyName(value: string): string {
  const t = useT();
  const id = Number(value);
  const { data } = useQuery({
    queryKey: ['audit-log-company', id],
    queryFn: ({ signal }) => api.get('/companies/{id}', { params: { path: { id } }, signal }),
    enabled: id > 0,
    retry: false,
  });
  return data?.name ?? t('auditLog.company', { id: value });
}

/** A person's name, for administrators; their number when they are gone. */
function usePersonName(value: string): string {
  const t = useT();
  const id = Number(value);
  const { data } = useQuery({
    queryKey: ['audit-log-person', id],
    queryFn: ({ signal }) => api.get('/users/{id}', { params: { path: { id } }, signal }),
    enabled: id > 0,
    retry: false,
  });
  return data?.name ?? t('auditLog.user', { id: value });
}

/** The name of one of the company's people, for its owner; their number when they have left. */
function useColleagueName(companyId: number | null, value: string): string {
  const t = useT();
  const { data } = usePeople(companyId ?? 0, companyId !== null);
  return data?.items.find(({ id }) => String(id) === value)?.name ?? t('auditLog.user', { id: value });
}

function Filters({ companyId }: LogProps) {
  const t = useT();
  const { values, change } = useLogFilters();
  const actionText = useActionText();
  const { company_id, actor_id, action, record, record_id, from, to } = values;
  const set = [company_id, actor_id, action, record, record_id, from, to].filter((value) => value !== '');
  return (
    <form
      role="search"
      aria-label={t('auditLog.title')}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      <FoldedFilters count={set.length}>
        {companyId === null ? (
          <>
            <AnyCompany value={company_id} onChange={(id) => change({ company_id: id })} />
            <AnyPerson value={actor_id} onChange={(id) => change({ actor_id: id })} />
          </>
        ) : (
          <People companyId={companyId} value={actor_id} onChange={(id) => change({ actor_id: id })} />
        )}
        <Choice
          label={t('auditLog.filter.record')}
          value={record}
          any={t('auditLog.everyKind')}
          options={recordKinds.map((kind) => [kind, t(`auditLog.kind.${kind}`)])}
          // Number and action were those of the other kind.
          onChange={(kind) => change({ record: kind, record_id: '', ...(record && { action: '' }) })}
        />
        <Choice
          label={t('auditLog.filter.action')}
          value={action}
          any={t('auditLog.anything')}
          options={actionsFor(record, action).map((one) => [one, actionText(one)])}
          onChange={(one) => change({ action: one })}
        />
        {record !== '' && (
          <TextField
            label={t('auditLog.filter.recordId')}
            value={record_id}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => change({ record_id: typedNumber(target.value) })}
          />
        )}
        <DateField
          label={t('auditLog.filter.from')}
          value={from}
          onChange={(day) => change({ from: midnight(day) })}
          whenLeft
        />
        <DateField
          label={t('auditLog.filter.to')}
          value={to}
          onChange={(day) => change({ to: midnight(day, 1) })}
          whenLeft
        />
      </FoldedFilters>
    </form>
  );
}

interface OneOfAllProps {
  /** An id, as the address has it. */
  value: string;
  onChange: (id: string) => void;
}

/** Any company, for administrators; one that is gone is shown by its number. */
function AnyCompany({ value, onChange }: OneOfAllProps) {
  const t = useT();
  const id = Number(value);
  const name = useCompanyName(value);
  const chosen = { id, name, detail: null };
  return (
    <SearchPicker
      label={t('auditLog.filter.company')}
      hint={t('auditLog.everyCompany')}
      name={['company']}
      value={id > 0 ? chosen : null}
      onChange={(company) => onChange(company ? String(company.id) : '')}
      find={async (q, signal) => {
        const query = { q, page: 1, page_size: 20, sort: 'name' };
        const { items } = await api.get('/companies', { params: { query }, signal });
        return items.map(({ id: found, name }) => ({ id: found, name, detail: null }));
      }}
    />
  );
}

/** Any person, for administrators; one who is gone is shown by their number. */
function AnyPerson({ value, onChange }: OneOfAllProps) {
  const t = useT();
  const id = Number(value);
  const name = usePersonName(value);
  const chosen = { id, name, detail: null };
  return (
    <SearchPicker
      label={t('auditLog.filter.person')}
      hint={t('auditLog.anybody')}
      name={['person']}
      value={id > 0 ? chosen : null}
      onChange={(person) => onChange(person ? String(person.id) : '')}
      find={async (q, signal) => {
        const query = { q, page: 1, page_size: 20, sort: 'name' };
        const { items } = await api.get('/users', { params: { query }, signal });
        return items.map(({ id: found, name, email, company_name }) => ({
          id: found,
          name,
          detail: [company_name, email].filter(Boolean).join(', '),
        }));
      }}
    />
  );
}

interface PeopleProps {
  companyId: number;
  value: string;
  onChange: (id: string) => void;
}

function People({ companyId, value, onChange }: PeopleProps) {
  const t = useT();
  const { data } = usePeople(companyId);
  const people = (data?.items ?? []).map(({ id, name }): [string, string] => [String(id), name]);
  // Somebody who has left the company may still be asked for.
  const known = value === '' || people.some(([id]) => id === value);
  return (
    <Choice
      label={t('auditLog.filter.person')}
      value={value}
      any={t('auditLog.anybody')}
      options={known ? people : [...people, [value, t('auditLog.user', { id: value })]]}
      onChange={onChange}
    />
  );
}

interface ChoiceProps {
  label: string;
  value: string;
  /** What it is called that nothing is chosen. */
  any: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A filter with a menu, as every list has them. */
function Choice({ label, value, any, options, onChange }: ChoiceProps) {
  const choices = [{ value: '', label: any }, ...options.map(([key, text]) => ({ value: key, label: text }))];
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <ChoiceMenu
      label={`${label}: ${chosen?.label ?? value}`}
      icon={<Icon of={ListFilter} size={14} />}
      variant={value === '' ? 'outlined' : 'tonal'}
      value={value}
      options={choices}
      onChoose={onChange}
    />
  );
}
