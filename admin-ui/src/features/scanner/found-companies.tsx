import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useQueryClient } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import Globe from 'lucide-react/icons/globe';
import Hash from 'lucide-react/icons/hash';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import Trash from 'lucide-react/icons/trash-2';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../kit/api/client';
import { useCountries } from '../../kit/api/countries';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { EmptyState } from '../../kit/components/empty-state';
import { ErrorState } from '../../kit/components/error-state';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import { SkeletonRows } from '../../kit/components/skeletons';
import { Tag } from '../../kit/components/tag';
import { Tooltip } from '../../kit/components/tooltip';
import { useToast } from '../../kit/components/use-toast';
import { phoneLink, phoneText } from '../../kit/format/phone';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { pathOf } from './addresses';
import styles from './scanner.module.css';
import { refreshSaved, refreshScan, useFound, type FoundCompany, type ScanProgress } from './use-scan';

/** As many as the API takes in one call. */
const atOnce = 1_000;

/** What can be done with found companies. */
function useFoundActions() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const navigate = useNavigate();
  const { number } = useFormat();
  const [busy, setBusy] = useState<'save' | 'clear' | number | null>(null);

  async function doing(
    what: NonNullable<typeof busy>,
    work: () => Promise<void>,
    failure: string,
  ): Promise<void> {
    setBusy(what);
    try {
      await work();
    } catch (error) {
      toast.failure(failure, error, { retry: () => void doing(what, work, failure) });
    } finally {
      setBusy(null);
    }
  }

  async function save(ids: readonly number[]): Promise<void> {
    let [added, updated] = [0, 0];
    for (let start = 0; start < ids.length; start += atOnce) {
      const company_ids = ids.slice(start, start + atOnce);
      const answer = await api.post('/crawler/approve-companies', { body: { company_ids } });
      added += answer.approved_count;
      updated += answer.updated_count;
    }
    const counts = [
      t('scanner.saved.added', { smart_count: added, count: number(added) }),
      t('scanner.saved.updated', { smart_count: updated, count: number(updated) }),
    ];
    toast.success(t('scanner.saved.title'), {
      text: counts.join(', '),
      action: { label: t('scanner.saved.open'), run: () => void navigate(paths.globalClients) },
    });
    await refreshSaved(client);
  }

  async function remove({ temp_id: id, name }: FoundCompany): Promise<void> {
    await api.delete('/crawler/found-companies/{id}', { params: { path: { id } } });
    toast.success(t('scanner.removed', { name }));
    await refreshScan(client);
  }

  async function clear(): Promise<void> {
    await api.delete('/crawler/found-companies');
    toast.success(t('scanner.cleared'));
    await refreshScan(client);
  }

  return {
    busy,
    save: (ids: readonly number[]) => doing('save', () => save(ids), t('scanner.failed.save')),
    remove: (company: FoundCompany) =>
      doing(company.temp_id, () => remove(company), t('scanner.failed.remove', { name: company.name })),
    clear: () => doing('clear', clear, t('scanner.failed.clear')),
  };
}

/** Which of the found companies are to be saved. */
interface Selection {
  ids: readonly number[];
  /** Some are chosen, and some are not. */
  isMixed: boolean;
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  all: () => void;
  none: () => void;
}

/** All companies are chosen until somebody says otherwise: also those that are found later. */
function useSelection(companies: readonly FoundCompany[]): Selection {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  return useMemo(() => {
    const ids = companies.map(({ temp_id: id }) => id).filter((id) => !left.has(id));
    return {
      ids,
      isMixed: ids.length > 0 && ids.length < companies.length,
      has: (id) => !left.has(id),
      toggle: (id) =>
        setLeft(
          (before) => new Set(before.has(id) ? [...before].filter((one) => one !== id) : [...before, id]),
        ),
      all: () => setLeft(new Set()),
      none: () => setLeft(new Set(companies.map(({ temp_id: id }) => id))),
    };
  }, [companies, left]);
}

const nothing: readonly FoundCompany[] = [];

/** The companies that were found: to be saved among the global clients, or to be removed. */
export function FoundCompanies({ progress }: { progress: ScanProgress | undefined }) {
  const t = useT();
  const { number } = useFormat();
  const { data, error, refetch } = useFound(progress);
  const companies = data?.items ?? nothing;
  const selection = useSelection(companies);
  const { busy, save, remove, clear } = useFoundActions();
  const isRunning = progress?.status === 'running';
  return (
    <section className={styles['found']} aria-labelledby="found-companies">
      <div className={styles['head']}>
        <h2 id="found-companies">
          {t('scanner.found.title')}
          {data && <span className="num">{number(data.total)}</span>}
        </h2>
        {companies.length > 0 && (
          <Tools
            {...{ companies, selection }}
            busy={busy}
            onSave={() => void save(selection.ids)}
            onClear={() => void clear()}
          />
        )}
      </div>
      <div
        className={styles['list']}
        tabIndex={companies.length > 0 ? 0 : undefined}
        role="group"
        aria-labelledby="found-companies"
      >
        {!data && !error && <SkeletonRows rows={4} height={72} />}
        {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {data && companies.length === 0 && (
          <EmptyState
            picture="warehouse"
            title={t(isRunning ? 'scanner.found.soon' : 'scanner.found.none')}
            text={t(isRunning ? 'scanner.found.soonText' : 'scanner.found.noneText')}
          />
        )}
        {companies.length > 0 && (
          <ul>
            {companies.map((company) => (
              <FoundCompanyRow
                key={company.temp_id}
                company={company}
                isSelected={selection.has(company.temp_id)}
                isBusy={busy === company.temp_id}
                onToggle={() => selection.toggle(company.temp_id)}
                onRemove={() => void remove(company)}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface ToolsProps {
  companies: readonly FoundCompany[];
  selection: Selection;
  busy: string | number | null;
  onSave: () => void;
  onClear: () => void;
}

function Tools({ companies, selection, busy, onSave, onClear }: ToolsProps) {
  const t = useT();
  const { number } = useFormat();
  const [isAsking, setAsking] = useState(false);
  const { ids, isMixed } = selection;
  const isAll = ids.length === companies.length;
  const counted = { smart_count: ids.length, count: number(ids.length) };
  return (
    <div className={styles['tools']}>
      <label className={styles['all']}>
        <Checkbox
          checked={isAll}
          indeterminate={isMixed}
          onChange={() => (isAll ? selection.none() : selection.all())}
        />
        <span>{t(isAll ? 'scanner.found.selectNone' : 'scanner.found.selectAll')}</span>
      </label>
      <span className={`${styles['chosen'] ?? ''} num`} role="status">
        {t('scanner.found.selected', counted)}
      </span>
      <span className={styles['growing']} />
      <Button onClick={() => setAsking(true)} disabled={busy !== null}>
        {t('scanner.found.clear')}
      </Button>
      <ReasonButton
        variant="tonal"
        reason={ids.length === 0 ? t('scanner.found.noneSelected') : null}
        waiting={busy !== null}
        loading={busy === 'save'}
        onClick={onSave}
      >
        {t('scanner.found.save', counted)}
      </ReasonButton>
      <ConfirmDialog
        open={isAsking}
        title={t('scanner.clear.title', { smart_count: companies.length, count: number(companies.length) })}
        confirmLabel={t('scanner.clear.submit')}
        destructive
        onConfirm={() => {
          setAsking(false);
          onClear();
        }}
        onClose={() => setAsking(false)}
      >
        {t('scanner.clear.text')}
      </ConfirmDialog>
    </div>
  );
}

interface FoundCompanyRowProps {
  company: FoundCompany;
  isSelected: boolean;
  isBusy: boolean;
  onToggle: () => void;
  onRemove: () => void;
}

/** One found company: what is known of it, where that was read, and whether saving makes a new client of it. */
function FoundCompanyRow({ company, isSelected, isBusy, onToggle, onRemove }: FoundCompanyRowProps) {
  const t = useT();
  const {
    name,
    email,
    phone,
    url,
    notes,
    vat_number: vat,
    business_registration_number: registration,
  } = company;
  const numbers = [vat, registration].filter(Boolean).join(' · ');
  return (
    <li className={styles['row']} data-selected={isSelected}>
      <Checkbox
        checked={isSelected}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('common.list.select', { name }) } }}
      />
      <div className={styles['company']}>
        <p className={styles['name']}>
          <strong>{name}</strong>
          <KnownTag company={company} />
        </p>
        <ul className={styles['facts']}>
          <Fact icon={MapPin} origin={originOf(company, 'address')}>
            <Place company={company} />
          </Fact>
          <Fact icon={Mail} origin={originOf(company, 'email')}>
            {email ? <a href={`mailto:${email}`}>{email}</a> : <Absent>{t('scanner.absent.email')}</Absent>}
          </Fact>
          <Fact icon={Phone} origin={originOf(company, 'phone')}>
            {phone ? (
              <a href={phoneLink(phone)} className="num">
                {phoneText(phone)}
              </a>
            ) : (
              <Absent>{t('scanner.absent.phone')}</Absent>
            )}
          </Fact>
          <Fact icon={Globe}>
            <a href={url} target="_blank" rel="noreferrer noopener">
              {url.replace(/^https?:\/\/(www\.)?/, '')}
            </a>
          </Fact>
          {numbers && (
            <Fact icon={Hash} origin={originOf(company, 'vat_number')}>
              <span className="num">{numbers}</span>
            </Fact>
          )}
        </ul>
        {notes && <p className={styles['notes']}>{notes}</p>}
      </div>
      <Score score={company.score} />
      <Tooltip title={t('scanner.found.remove')}>
        <IconButton
          aria-label={t('scanner.found.removeNamed', { name })}
          disabled={isBusy}
          onClick={onRemove}
        >
          <Icon of={Trash} />
        </IconButton>
      </Tooltip>
    </li>
  );
}

/** Whether it is new, or who it is recognised as. */
function KnownTag({ company: { known_client: known } }: { company: FoundCompany }) {
  const t = useT();
  if (!known) return <Tag tone="good">{t('scanner.found.new')}</Tag>;
  const text = t('scanner.found.known', { name: known.name });
  return (
    <Tag tone="fast" title={text}>
      <span className={`${styles['known'] ?? ''} cut`}>{text}</span>
    </Tag>
  );
}

function Place({
  company: { address, city, post_code: code, country_id: country },
}: {
  company: FoundCompany;
}) {
  const t = useT();
  const { byId } = useCountries();
  const town = [code, city].filter(Boolean).join(' ');
  const parts = [address, town].filter(Boolean);
  if (parts.length === 0) return <Absent>{t('scanner.absent.address')}</Absent>;
  return <>{[...parts, byId(country)?.name].filter(Boolean).join(', ')}</>;
}

type Origin = FoundCompany['origins'][number];

function originOf({ origins }: FoundCompany, field: Origin['field']): Origin | undefined {
  return origins.find((origin) => origin.field === field);
}

interface FactProps {
  icon: LucideIcon;
  origin?: Origin | undefined;
  children: ReactNode;
}

function Fact({ icon, origin, children }: FactProps) {
  const t = useT();
  const told = origin && t(`scanner.source.${origin.source}`, { url: pathOf(origin.url) });
  return (
    <li title={told}>
      <Icon of={icon} size={14} />
      <span>{children}</span>
    </li>
  );
}

function Absent({ children }: { children: string }) {
  return <span className={styles['absent']}>{children}</span>;
}

const good = 70;
const fair = 40;

/** How sure all of it is. */
function Score({ score }: { score: number }) {
  const t = useT();
  const tone = score >= good ? 'good' : score >= fair ? 'fair' : 'poor';
  const text = t('scanner.found.score', { percent: score });
  return (
    <Tooltip title={text}>
      <span className={styles['score']} data-tone={tone}>
        <span aria-hidden="true" style={{ transform: `scaleX(${String(score / 100)})` }} />
        <small className="num" aria-label={text} role="img">{`${String(score)}%`}</small>
      </span>
    </Tooltip>
  );
}
