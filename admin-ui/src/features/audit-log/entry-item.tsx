import Button from '@mui/material/Button';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Copy from 'lucide-react/icons/copy';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useId, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useCountries } from '../../kit/api/countries';
import { useMe } from '../../kit/api/session';
import { DateTime } from '../../kit/components/date-time';
import { Icon } from '../../kit/components/icon';
import { useCopy } from '../../kit/components/use-copy';
import { useFormat } from '../../kit/format/use-format';
import { useT, type MessageKey } from '../../kit/i18n/use-t';
import {
  actionOnOther,
  beginningOf,
  fieldNames,
  isAboutAccount,
  kindOf,
  nameOf,
  nameOfPerson,
  partsOf,
  pathOf,
  personOf,
  referredName,
  sentenceOf,
  shownChanges,
  type Change,
  type Entry,
  type Part,
} from './entry';
import styles from './audit-log.module.css';
import {
  bodyTypeValues,
  documentTypeCodeValues,
  lostReasonValues,
  rateTypeValues,
  type DocumentTypeCode,
} from '@frakto/sdk/enums';
import { keptKinds, keptReasons } from '../settings/company-data/past-erasures';
import { orderStatusKeys } from '../../kit/status/order-status';

const routeStatuses = ['new', 'waiting', 'accepted', 'rejected'] as const;
const documentTypes: Readonly<Record<DocumentTypeCode, 'invoice' | 'pod' | 'other'>> = {
  ISSUED_INVOICE: 'invoice',
  SUBCONTRACTOR_INVOICE: 'invoice',
  POD: 'pod',
  OTHER: 'other',
};
const ownCodes = [
  'accept',
  'reject',
  'password',
  'second_factor',
  'passkey',
  'too_many_tries',
  'invoice',
  'reminder',
  'correction',
  'read',
  'write',
  'pl',
  'en',
  'no',
  'PL',
  'NO',
] as const;
/** Fields that hold one of the codes above; a client of the name “no” is no language. */
const fieldsOfOwnCodes = new Set([
  'answer',
  'method',
  'reason',
  'kind',
  'mode',
  'language',
  'default_language',
  'invoice_country',
]);

/** The text that tells what a code in a field stands for; undefined for what speaks for itself. */
function textOfCode(record: string | null, field: string, value: unknown): MessageKey | undefined {
  if (field === 'status' && typeof value === 'number') {
    const order = record === 'order' ? orderStatusKeys[value] : undefined;
    const route = record === 'route' ? routeStatuses[value] : undefined;
    if (order) return `status.full.${order}`;
    return route && `orders.tabs.routeStatus.${route}`;
  }
  // Of an erasure: what stays, and why.
  if (record === 'person' && field === 'kind') {
    const kept = keptKinds.find((kind) => kind === value);
    return kept && `settings.data.erase.keptKind.${kept}`;
  }
  if (record === 'person' && field === 'reason') {
    const reason = keptReasons.find((one) => one === value);
    return reason && `settings.data.erase.reason.${reason}`;
  }
  const isOneOf = <T extends string>(codes: readonly T[]): T | undefined =>
    codes.find((code) => code === value);
  switch (field) {
    case 'body_type': {
      const body = isOneOf(bodyTypeValues);
      return body && `orders.facts.body.${body}`;
    }
    case 'lost_reason': {
      const reason = isOneOf(lostReasonValues);
      return reason && `orders.lost.reason.${reason}`;
    }
    case 'document_type': {
      const type = isOneOf(documentTypeCodeValues);
      return type && `documents.type.${documentTypes[type]}`;
    }
    case 'rate_type': {
      const rate = isOneOf(rateTypeValues);
      return rate && `subcontractors.rate.${rate}`;
    }
    default: {
      const own = fieldsOfOwnCodes.has(field) ? isOneOf(ownCodes) : undefined;
      return own && `auditLog.code.${own}`;
    }
  }
}

/** Fields that a row shows; all others are seen when it is opened. */
const shownAtOnce = 2;

/** Of a list, parts that an opened entry shows; of a text, characters. The rest is unfolded. */
const partsAtOnce = 5;
const charactersAtOnce = 300;
/** Characters of a text that a row shows. */
const charactersInRow = 80;

/** What somebody tried and was kept from, or what failed: it stands out. */
const refusals: ReadonlySet<string> = new Set(['session.refused', 'import.failed']);

interface EntryItemProps {
  entry: Entry;
  /** Further entries of the same action. */
  others?: readonly Entry[];
}

/** One entry: when, a sentence, what differs, and from where; opened, all of it, and what else was written of the same action. */
export function EntryItem({ entry, others = [] }: EntryItemProps) {
  const t = useT();
  const me = useMe();
  const panel = useId();
  const [isOpen, setOpen] = useState(false);
  const path = pathOf(entry, me.is_admin);
  const changes = shownChanges(entry);
  // What a record was like is for those who ask, what became of it for everybody.
  const shown = entry.before && entry.after ? changes.slice(0, shownAtOnce) : [];
  const isRefused = refusals.has(entry.action);
  const moreOf = entry.action === 'session.opened' ? 'auditLog.otherSignIns' : 'auditLog.others';
  const hasMore = changes.length > shown.length || entry.request_id !== null || others.length > 0;
  return (
    <li className={styles['entry']} data-refused={isRefused || undefined}>
      <DateTime value={entry.created_at} as="time" className={styles['time'] ?? ''} />
      <div className={styles['what']}>
        <p
          className={styles['sentence']}
          title={entry.record_id === null ? undefined : `#${entry.record_id}`}
        >
          {isRefused && <Icon of={TriangleAlert} size={14} />}
          <Sentence entry={entry} />
        </p>
        {shown.length > 0 && (
          <p className={styles['shown']}>
            {shown.map((change) => (
              <span key={change.field}>
                <FieldName field={change.field} />: <Difference change={change} entry={entry} inRow />
              </span>
            ))}
            {changes.length > shown.length && (
              <span>{t('auditLog.more', { smart_count: changes.length - shown.length })}</span>
            )}
          </p>
        )}
        {others.length > 0 && (
          <p className={styles['shown']}>
            <span>{t(moreOf, { smart_count: others.length })}</span>
          </p>
        )}
      </div>
      <p className={styles['facts']}>
        {me.is_admin && <span className="cut">{entry.company_name}</span>}
        <span className="num cut" title={t('auditLog.address')}>
          {entry.ip?.replace(/^::ffff:/, '')}
        </span>
      </p>
      <div className={styles['actions']}>
        {path && (
          <Link to={path} aria-label={`${t('auditLog.goTo')} ${nameOf(entry)}`}>
            {t('auditLog.goTo')}
          </Link>
        )}
        {hasMore && (
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            aria-label={t('auditLog.details')}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={isOpen ? ChevronUp : ChevronDown} size={14} />
          </Button>
        )}
      </div>
      {isOpen && (
        <div id={panel} className={styles['panel']}>
          {changes.length > 0 && <Changes changes={changes} entry={entry} />}
          {kindOf(entry.record) && entry.record_id !== null && <AllOfRecord entry={entry} />}
          {entry.request_id && <RequestId id={entry.request_id} />}
          {others.length > 0 && (
            <ul className={styles['others']} aria-label={t(moreOf, { smart_count: others.length })}>
              {others.map((other) => (
                <EntryItem key={other.id} entry={other} />
              ))}
            </ul>
          )}
        </div>
      )}
    </li>
  );
}

function Sentence({ entry }: { entry: Entry }) {
  const t = useT();
  const { actor_id, actor_name, api_key_id, action, ip } = entry;
  const kind = kindOf(entry.record);
  const nobody = ip === null ? t('auditLog.product') : t('auditLog.stranger');
  const who = actor_name ?? (actor_id === null ? nobody : t('auditLog.user', { id: actor_id }));
  const actor = api_key_id === null ? who : t('auditLog.apiKey', { name: actor_name ?? `${api_key_id}` });
  const name = action.endsWith('.all_deleted') ? '' : nameOf(entry);
  // A name stands in quotes, so that it does not run into the words around it.
  const quoted = name === '' || name.startsWith('#') ? name : t('auditLog.quoted', { name });
  const record = [kind ? t(`auditLog.record.${kind}`) : entry.record, quoted].filter(Boolean).join(' ');
  const onOther = actionOnOther(entry);
  if (onOther)
    return (
      <Marked
        text={t(`auditLog.toOther.${onOther}`, { actor, person: nameOfPerson(entry) })}
        parts={[actor, nameOfPerson(entry)]}
      />
    );
  const person = personOf(entry);
  const typed = entry.after?.['email'];
  const tried = action === 'session.refused' ? t('auditLog.noAccount') : actor;
  const email =
    typeof typed === 'string' && typed !== '' ? typed : person === null ? tried : nameOfPerson(entry);
  const sentence = t(`auditLog.${sentenceOf(action)}`, { actor, record, action, email });
  // Of somebody else’s account, whose it is.
  const isOfAnother = isAboutAccount(action) && person !== null && person !== actor_id && actor_id !== null;
  const whose = nameOfPerson(entry);
  const text = isOfAnother ? t('auditLog.of', { sentence, whose }) : sentence;
  return <Marked text={text} parts={[actor, quoted, ...(isOfAnother ? [whose] : [])]} />;
}

/** A sentence in which who and what stand out, for the eye that runs down the list. */
function Marked({ text, parts }: { text: string; parts: readonly string[] }) {
  const shown = [...new Set(parts)].filter((part) => part !== '' && text.includes(part));
  const [part, ...others] = shown;
  if (part === undefined) return <>{text}</>;
  const at = text.indexOf(part);
  return (
    <>
      <Marked text={text.slice(0, at)} parts={others} />
      <b>{part}</b>
      <Marked text={text.slice(at + part.length)} parts={others} />
    </>
  );
}

/** Narrows the log to what happened to the record of an entry. */
function AllOfRecord({ entry: { record, record_id } }: { entry: Entry }) {
  const t = useT();
  const filter = JSON.stringify({ record, record_id: String(record_id) });
  return (
    <Link to={{ search: new URLSearchParams({ filter }).toString() }} className={styles['all'] ?? ''}>
      {t('auditLog.allOfRecord')}
    </Link>
  );
}

function RequestId({ id }: { id: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <span className={styles['request']}>
      {t('auditLog.request')} <span className="num cut">{id}</span>
      <Button
        size="small"
        aria-label={t('auditLog.copy')}
        title={t('auditLog.copy')}
        onClick={() => copy(id, { done: t('auditLog.copied'), failed: t('auditLog.copyFailed') })}
        sx={{ width: 24, height: 24, minHeight: 24, p: 0 }}
      >
        <Icon of={Copy} size={14} />
      </Button>
    </span>
  );
}

interface ChangesProps {
  changes: readonly Change[];
  entry: Entry;
}

function Changes({ changes, entry }: ChangesProps) {
  return (
    <dl className={styles['changes']}>
      {changes.map((change) => (
        <div key={change.field}>
          <dt>
            <FieldName field={change.field} />
          </dt>
          <dd>
            <Difference change={change} entry={entry} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface DifferenceProps {
  change: Change;
  entry: Entry;
  inRow?: boolean;
}

/** What was there, and what is. */
function Difference({ change: { field, before, after }, entry, inRow = false }: DifferenceProps) {
  const t = useT();
  // Of a secret that became another one there is nothing to compare.
  if (before === secret && after === secret) return <ins>{t('auditLog.changed')}</ins>;
  return (
    <>
      {before !== undefined && (
        <del>
          <span className="visually-hidden">{t('auditLog.was')}: </span>
          <Value field={field} value={before} entry={entry} inRow={inRow} />
        </del>
      )}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {after !== undefined && (
        <ins>
          <span className="visually-hidden">{t('auditLog.is')}: </span>
          <Value field={field} value={after} entry={entry} inRow={inRow} />
        </ins>
      )}
    </>
  );
}

/** The names of a field and of what it is part of; one without a name on screen as it is called in the data. */
function FieldName({ field }: { field: string }) {
  const t = useT();
  const parts = field.split('.').map((part) => {
    const known = fieldNames.find((name) => name === part);
    return known ? t(`auditLog.field.${known}`) : part.replaceAll('_', ' ');
  });
  return <>{parts.join(' · ')}</>;
}

/** Stands in the log for a value that is kept out of it. */
const secret = '…';
const day = /^\d{4}-\d\d-\d\d$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

interface ValueProps {
  field: string;
  value: unknown;
  entry: Entry;
  /** Where there is one line for it: shortened, with nothing to unfold. */
  inRow: boolean;
}

function Value({ field, value, entry, inRow }: ValueProps) {
  const t = useT();
  const { date, fullDateTime, number } = useFormat();
  const countries = useCountries();
  if (value === null || value === undefined || value === '') return <i>{t('auditLog.nothing')}</i>;
  if (value === secret) return <i>{t('auditLog.hidden')}</i>;
  if (typeof value === 'boolean') return <>{t(value ? 'auditLog.yes' : 'auditLog.no')}</>;
  const text = textOfCode(entry.record, field, value);
  if (text) return <>{t(text)}</>;
  if (typeof value === 'number') {
    const country = field === 'country_id' ? countries.byId(value) : undefined;
    const name = country?.name ?? referredName(entry, field, value);
    if (name) return country ? <>{name}</> : <span title={`#${value}`}>{name}</span>;
    return <span className="num">{/_id$|^id$|_by$/.test(field) ? `#${value}` : number(value)}</span>;
  }
  if (typeof value === 'string') {
    const country = /country$/.test(field) ? countries.byCode(value) : undefined;
    if (country) return <>{country.name}</>;
    if (day.test(value)) return <>{date(`${value}T12:00:00Z`)}</>;
    if (instant.test(value)) return <>{fullDateTime(value)}</>;
    return inRow ? <>{beginningOf(value, charactersInRow)}</> : <LongText text={value} />;
  }
  const parts = partsOf(value);
  if (parts.length === 0) return <i>{t('auditLog.nothing')}</i>;
  if (inRow) return <>{t('auditLog.parts', { smart_count: parts.length })}</>;
  return <Parts field={field} parts={parts} entry={entry} />;
}

function LongText({ text }: { text: string }) {
  return (
    <Unfolding isLong={text.length > charactersAtOnce}>
      {(isWhole) => (isWhole ? text : beginningOf(text, charactersAtOnce))}
    </Unfolding>
  );
}

interface PartsProps {
  field: string;
  parts: readonly Part[];
  entry: Entry;
}

/** A list, or an object in one: a line for each part, further in the deeper it lies. */
function Parts({ field, parts, entry }: PartsProps) {
  return (
    <Unfolding isLong={parts.length > partsAtOnce} count={parts.length}>
      {(isWhole) => (
        <ul className={styles['parts']}>
          {(isWhole ? parts : parts.slice(0, partsAtOnce)).map(({ field: name, value }, index) => (
            <li key={index}>
              {name !== null && (
                <>
                  <FieldName field={name} />:{' '}
                </>
              )}
              <Value field={name ?? field} value={value} entry={entry} inRow={false} />
            </li>
          ))}
        </ul>
      )}
    </Unfolding>
  );
}

interface UnfoldingProps {
  isLong: boolean;
  /** Of what there is more, where it is counted. */
  count?: number;
  children: (isWhole: boolean) => ReactNode;
}

/** Shows the beginning of what is long, and all of it on demand. */
function Unfolding({ isLong, count, children }: UnfoldingProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  if (!isLong) return <>{children(true)}</>;
  const more = count === undefined ? t('auditLog.whole') : t('auditLog.all', { count });
  return (
    <>
      {children(isWhole)}{' '}
      <Button size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
        {isWhole ? t('auditLog.fold') : more}
      </Button>
    </>
  );
}
