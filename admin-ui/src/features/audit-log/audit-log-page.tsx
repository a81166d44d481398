import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { Fragment } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useMe } from '../../kit/api/session';
import { DateField } from '../../kit/components/date-field';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { HomeButton } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { PageHead } from '../../kit/components/page-head';
import { SearchPicker } from '../../kit/components/search-picker';
import { SkeletonRows } from '../../kit/components/skeletons';
import { FieldFrame } from '../../kit/components/text-field';
import { dayAfter, wallToInstant, warsawDay } from '@frakto/sdk/clocks';
import { dayOf } from '../../kit/format/dates';
import { useFormat } from '../../kit/format/use-format';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { usePeople } from '../settings/settings-queries';
import { EntryItem } from './entry-item';
import { actionsOf, knownActions, recordKinds } from './entry';
import styles from './audit-log.module.css';

const pageSize = 50;
/** Entries that the API counts at most. */
const countedEntries = 10_000;

const filterNames = ['company_id', 'actor_id', 'action', 'record', 'from', 'to'] as const;
type FilterName = (typeof filterNames)[number];

/** What was done without a record of its own: the filter of actions offers these beside the kinds of records. */
const offeredActions = knownActions.filter((action) => !action.startsWith('link.'));

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

/** Filters and page stand in the address, so that what somebody sees can be sent as a link. */
function useFilters() {
  const [parameters, setParameters] = useSearchParams();
  const values = Object.fromEntries(filterNames.map((name) => [name, parameters.get(name) ?? ''])) as Record<
    FilterName,
    string
  >;
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const change = (changes: Partial<Record<FilterName | 'page', string>>) => {
    const next = new URLSearchParams(parameters);
    // Another filter is another list, which begins at its first page.
    if (!('page' in changes)) next.delete('page');
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    setParameters(next, { replace: !('page' in changes) });
  };
  return {
    values,
    page,
    change,
    clear: () => setParameters({}),
    isFiltered: Object.values(values).some(Boolean),
  };
}

/** A day in Warsaw as the instant of its midnight; `days` later when they are given. */
function midnight(day: string, days = 0): string | undefined {
  const first = wallToInstant(day);
  return first ? wallToInstant(dayAfter(warsawDay(first), days))?.toISOString() : undefined;
}

function AuditLog({ companyId }: { companyId: number | null }) {
  const t = useT();
  const { number, day } = useFormat();
  const filters = useFilters();
  const { values, page, isFiltered } = filters;
  const from = midnight(values.from);
  const to = midnight(values.to, 1);
  const query = {
    page,
    page_size: pageSize,
    ...(values.company_id ? { company_id: Number(values.company_id) } : {}),
    ...(values.actor_id ? { actor_id: Number(values.actor_id) } : {}),
    ...(values.action ? { action: values.action } : {}),
    ...(values.record ? { record: values.record } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['audit-log', query],
    queryFn: ({ signal }) => api.get('/audit-log', { params: { query }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return (
    <>
      {companyId !== null && (
        <Link to={paths.settings('company')} className={styles['back']}>
          <Icon of={ArrowLeft} size={14} />
          {t('auditLog.back')}
        </Link>
      )}
      <PageHead title={t('auditLog.title')} count={data?.total}>
        <Filters companyId={companyId} filters={filters} />
      </PageHead>
      <div className={styles['body']}>
        <p className={styles['intro']}>{t('auditLog.intro')}</p>
        {error && <ErrorState error={error} title={t('auditLog.failed')} onRetry={() => void refetch()} />}
        {!error && !data && <SkeletonRows rows={12} height={44} />}
        {!error && data && data.items.length === 0 && (
          <NoEntries companyId={companyId} isFiltered={isFiltered} filters={filters} />
        )}
        {!error && data && data.items.length > 0 && (
          <>
            <ul className={styles['entries']} aria-label={t('auditLog.list')}>
              {actionsOf(data.items).map(({ entry, others }, place, all) => {
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
            {data.total >= countedEntries && (
              <p className={styles['intro']}>{t('auditLog.older', { count: number(countedEntries) })}</p>
            )}
            {data.total_pages > 1 && (
              <div className={styles['pages']}>
                <Button
                  variant="outlined"
                  disabled={page <= 1}
                  onClick={() => filters.change({ page: String(page - 1) })}
                >
                  {t('common.list.previous')}
                </Button>
                <span>{t('common.list.page', { page, pages: data.total_pages })}</span>
                <Button
                  variant="outlined"
                  disabled={page >= data.total_pages}
                  onClick={() => filters.change({ page: String(page + 1) })}
                >
                  {t('common.list.next')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );
}

function NoEntries({ companyId, filters, isFiltered }: FiltersProps & { isFiltered: boolean }) {
  const t = useT();
  const chosen = useChosen(companyId, filters.values);
  if (!isFiltered) return <EmptyState title={t('auditLog.empty.title')} text={t('auditLog.empty.text')} />;
  return (
    <EmptyState
      title={t('auditLog.none.title')}
      text={t('auditLog.none.text', { chosen: chosen.join('; ') })}
    >
      <Button variant="outlined" onClick={filters.clear}>
        {t('auditLog.filter.clear')}
      </Button>
    </EmptyState>
  );
}

/** What is chosen in the filters, each with its label. */
function useChosen(companyId: number | null, values: Record<FilterName, string>): string[] {
  const t = useT();
  const { date } = useFormat();
  const company = useCompanyName(values.company_id);
  const anybody = usePersonName(companyId === null ? values.actor_id : '');
  const colleague = useColleagueName(companyId, values.actor_id);
  const kind = recordKinds.find((one) => one === values.record);
  const action = knownActions.find((one) => one === values.action);
  const day = (value: string) => (midnight(value) ? date(`${value}T12:00:00Z`) : value);
  const chosen: [label: string, value: string][] = [
    [t('auditLog.filter.company'), values.company_id && company],
    [t('auditLog.filter.person'), values.actor_id && (companyId === null ? anybody : colleague)],
    [t('auditLog.filter.record'), kind ? t(`auditLog.kind.${kind}`) : values.record],
    [t('auditLog.filter.action'), action ? t(`auditLog.action.${action}`) : values.action],
    [t('auditLog.filter.from'), values.from && day(values.from)],
    [t('auditLog.filter.to'), values.to && day(values.to)],
  ];
  return chosen.flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
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

interface FiltersProps {
  companyId: number | null;
  filters: ReturnType<typeof useFilters>;
}

function Filters({ companyId, filters: { values, change } }: FiltersProps) {
  const t = useT();
  return (
    <form
      role="search"
      aria-label={t('auditLog.title')}
      className={styles['filters']}
      onSubmit={(event) => event.preventDefault()}
    >
      {companyId === null ? (
        <>
          <AnyCompany value={values.company_id} onChange={(company_id) => change({ company_id })} />
          <AnyPerson value={values.actor_id} onChange={(actor_id) => change({ actor_id })} />
        </>
      ) : (
        <People companyId={companyId} value={values.actor_id} onChange={(actor_id) => change({ actor_id })} />
      )}
      <Choice
        label={t('auditLog.filter.record')}
        value={values.record}
        any={t('auditLog.everyKind')}
        options={recordKinds.map((kind) => [kind, t(`auditLog.kind.${kind}`)])}
        onChange={(record) => change({ record })}
      />
      <Choice
        label={t('auditLog.filter.action')}
        value={values.action}
        any={t('auditLog.anything')}
        options={offeredActions.map((action) => [action, t(`auditLog.action.${action}`)])}
        onChange={(action) => change({ action })}
      />
      <Day label={t('auditLog.filter.from')} value={values.from} onChange={(from) => change({ from })} />
      <Day label={t('auditLog.filter.to')} value={values.to} onChange={(to) => change({ to })} />
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

function Choice({ label, value, any, options, onChange }: ChoiceProps) {
  return (
    <FieldFrame label={label}>
      {({ id }) => (
        <NativeSelect
          id={id}
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          value={value}
          title={options.find(([key]) => key === value)?.[1] ?? any}
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{any}</option>
          {options.map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

function Day({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return <DateField label={label} value={value} onChange={onChange} whenLeft />;
}
