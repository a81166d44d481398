import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CirclePause from 'lucide-react/icons/circle-pause';
import CircleStop from 'lucide-react/icons/circle-stop';
import LoaderCircle from 'lucide-react/icons/loader-circle';
import Radar from 'lucide-react/icons/radar';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import { useCountries } from '../../kit/api/countries';
import { draftName } from '../../kit/api/drafts';
import { useMe } from '../../kit/api/session';
import { problemOf } from '../../kit/api/use-describe-failure';
import { DateTime } from '../../kit/components/date-time';
import { ErrorState } from '../../kit/components/error-state';
import { OnlyAdministrators } from '../../kit/components/home-button';
import { Icon } from '../../kit/components/icon';
import { PageHead } from '../../kit/components/page-head';
import { ReasonButton } from '../../kit/components/reason-button';
import { ProgressLine } from '../../kit/components/progress-line';
import { SkeletonLines } from '../../kit/components/skeletons';
import { FieldFrame, TextField } from '../../kit/components/text-field';
import { useToast } from '../../kit/components/use-toast';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { addressLines, maximumAddresses, normalizedAddresses } from './addresses';
import { FoundCompanies } from './found-companies';
import styles from './scanner.module.css';
import { refreshScan, useFailedAddresses, useProgress, type ScanProgress } from './use-scan';

/** Websites are looked through for companies, which administrators then save among the global clients. */
export function ClientScanner() {
  const t = useT();
  const me = useMe();
  if (me.is_admin) return <Scanner />;
  return (
    <OnlyAdministrators
      page={t('scanner.title')}
      title={t('scanner.onlyAdministrators.title')}
      text={t('scanner.onlyAdministrators.text')}
    />
  );
}

function Scanner() {
  const t = useT();
  const { data: progress, error, refetch } = useProgress();
  return (
    <>
      <PageHead title={t('scanner.title')} />
      <div className={styles['page']}>
        <div className={styles['top']}>
          <section className={styles['panel']} aria-label={t('scanner.form.title')}>
            {progress ? <ScanForm progress={progress} /> : !error && <SkeletonLines lines={6} />}
            {!progress && error && <ErrorState error={error} onRetry={() => void refetch()} />}
          </section>
          <section className={styles['panel']} aria-label={t('scanner.status.title')}>
            {progress ? <ScanStatus progress={progress} /> : <SkeletonLines lines={4} />}
          </section>
        </div>
        <FoundCompanies progress={progress} />
      </div>
    </>
  );
}

interface Faults {
  country: string | null;
  addresses: string | null;
}

const none: Faults = { country: null, addresses: null };
/** So many wrong lines are named. */
const namedLines = 3;

/** Begins and ends the scan, and tells what stands against it. */
function useRunScan() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { number } = useFormat();
  const [busy, setBusy] = useState<'start' | 'stop' | null>(null);
  const [faults, setFaults] = useState(none);

  /** What is wrong with the lines, by the places that the API names. */
  function wrongLines(lines: readonly string[], fields: readonly string[]): string {
    const wrong = fields.flatMap((field) => /^urls\.(\d+)$/.exec(field)?.[1] ?? []).map(Number);
    const named = wrong.slice(0, namedLines).map((place) => `„${(lines[place] ?? '').slice(0, 60)}”`);
    const more = wrong.length > namedLines ? '…' : '';
    return t('scanner.fault.invalid', { smart_count: wrong.length, lines: named.join(', ') + more });
  }

  function explain(error: unknown, lines: readonly string[]): void {
    const problem = problemOf(error);
    const fields = problem?.errors.map(({ field }) => field) ?? [];
    if (fields.length > 0) {
      setFaults({
        country: fields.includes('country_id') ? t('scanner.fault.country') : null,
        addresses: fields.some((field) => field.startsWith('urls')) ? wrongLines(lines, fields) : null,
      });
      return;
    }
    const isRefused = problem?.status === 403;
    toast.failure(t(isRefused ? 'scanner.failed.notAdministrator' : 'scanner.failed.start'), error);
    // It may be that another administrator was faster.
    if (problem?.status === 409) void refreshScan(client);
  }

  async function begin(lines: readonly string[], country: number): Promise<void> {
    setBusy('start');
    try {
      const { total_urls: total } = await api.post('/crawler/start', {
        body: { urls: [...lines], country_id: country },
      });
      toast.success(t('scanner.started', { smart_count: total, count: number(total) }));
      await refreshScan(client);
    } catch (error) {
      explain(error, lines);
    } finally {
      setBusy(null);
    }
  }

  async function end(): Promise<void> {
    setBusy('stop');
    try {
      await api.post('/crawler/stop');
      toast.success(t('scanner.stopped'));
      await refreshScan(client);
    } catch (error) {
      toast.failure(t('scanner.failed.stop'), error, { retry: () => void end() });
    } finally {
      setBusy(null);
    }
  }

  return {
    busy,
    faults,
    forget: () => setFaults(none),
    start: (lines: readonly string[], country: number | null): void => {
      const tooMany = lines.length > maximumAddresses;
      const addresses =
        lines.length === 0
          ? t('scanner.fault.noAddress')
          : tooMany
            ? t('scanner.fault.tooMany', { limit: number(maximumAddresses) })
            : null;
      setFaults({ addresses, country: country === null ? t('scanner.fault.country') : null });
      if (addresses === null && country !== null) void begin(lines, country);
    },
    stop: () => void end(),
  };
}

const key = draftName('scanner.addresses');

/** What was typed before the page was loaded anew; empty when nothing was. */
function keptText(): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is typed through a reload, for as long as the window is open. */
function keepText(text: string): void {
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Without storage it lasts as long as the screen.
  }
}

const defaultCountry = 'PL';

/** Which websites are to be scanned, and the buttons that begin and end it. */
function ScanForm({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const { list, byCode } = useCountries();
  const [text, setText] = useState(keptText);
  const [chosen, setChosen] = useState<number | null>(null);
  const { start, stop, busy, faults, forget } = useRunScan();
  const isRunning = progress.status === 'running';
  const country = (isRunning ? progress.country_id : chosen) ?? byCode(defaultCountry)?.id ?? null;
  const lines = addressLines(text);
  const change = (next: string) => {
    setText(next);
    keepText(next);
    forget();
  };
  const paste = (event: React.ClipboardEvent<HTMLTextAreaElement | HTMLInputElement>) => {
    const normalized = normalizedAddresses(event.clipboardData.getData('text'));
    if (normalized === null) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    const after = text.slice(selectionEnd ?? text.length);
    const joint = before === '' || before.endsWith('\n') ? '' : '\n';
    change(`${before}${joint}${normalized}\n${after.replace(/^\n/, '')}`);
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        start(lines, country);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isRunning) return;
        event.preventDefault();
        start(lines, country);
      }}
    >
      <h2>{t('scanner.form.title')}</h2>
      <FieldFrame
        label={t('scanner.form.country')}
        required
        disabled={isRunning}
        error={faults.country !== null}
        helperText={faults.country ?? t('scanner.form.countryHint')}
      >
        {({ id, describedBy }) => (
          <NativeSelect
            id={id}
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            value={country ?? ''}
            onChange={({ target }) => setChosen(target.value === '' ? null : Number(target.value))}
            inputProps={{ 'aria-describedby': describedBy }}
          >
            {country === null && <option value="">{t('common.field.choose')}</option>}
            {list.map(({ id: value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <div className={styles['addresses']}>
        <TextField
          label={t('scanner.form.addresses')}
          required
          multiline
          minRows={7}
          maxRows={14}
          value={text}
          disabled={isRunning}
          error={faults.addresses !== null || lines.length > maximumAddresses}
          placeholder={t('scanner.form.placeholder')}
          helperText={faults.addresses ?? t('scanner.form.hint')}
          onChange={({ target }) => change(target.value)}
          inputProps={{ onPaste: paste, spellCheck: false, autoCapitalize: 'off', 'data-multiline': '' }}
        />
        <output className={`${styles['count'] ?? ''} num`} data-over={lines.length > maximumAddresses}>
          {t('scanner.form.count', { smart_count: lines.length, count: number(lines.length) })}
        </output>
      </div>
      <div className={styles['actions']}>
        {isRunning ? (
          <Button
            key="stop"
            variant="outlined"
            loading={busy === 'stop'}
            loadingPosition="start"
            startIcon={<Icon of={CircleStop} />}
            onClick={stop}
          >
            {t('scanner.form.stop')}
          </Button>
        ) : (
          <ReasonButton
            key="start"
            type="submit"
            variant="contained"
            reason={lines.length === 0 ? t('scanner.fault.noAddress') : null}
            loading={busy === 'start'}
            loadingPosition="start"
            startIcon={<Icon of={Radar} />}
          >
            {t('scanner.form.start')}
          </ReasonButton>
        )}
        <span className={styles['grow']} />
        {text !== '' && !isRunning && <Button onClick={() => change('')}>{t('scanner.form.empty')}</Button>}
      </div>
    </form>
  );
}

/** The addresses that gave nothing, each with the reason, for whoever opens the list. */
function FailedAddresses({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const { data = [] } = useFailedAddresses(progress);
  const { failed_urls: count } = progress;
  return (
    <details className={styles['failed']}>
      <summary>
        <Icon of={TriangleAlert} size={14} />
        <span>{t('scanner.failedAddresses', { smart_count: count, count: number(count) })}</span>
        <Icon of={ChevronDown} size={14} />
      </summary>
      <ul
        tabIndex={0}
        aria-label={t('scanner.failedAddresses', { smart_count: count, count: number(count) })}
      >
        {data.map(({ id, url, message }) => (
          <li key={id}>
            <strong className="cut" title={url}>
              {url.replace(/^https:\/\//, '').replace(/\/$/, '')}
            </strong>
            <span>{message}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const icons = {
  idle: CircleDashed,
  stopped: CirclePause,
  running: LoaderCircle,
  completed: CircleCheck,
  error: CircleAlert,
};

/** Where the scan stands: for all administrators the same one. */
function ScanStatus({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const {
    status,
    message,
    started_by: by,
    started_at: at,
    current_url: current,
    total_urls: total,
  } = progress;
  // A scan that was stopped half-way is told as idle, which one that never began is too.
  const look = status === 'idle' && total > 0 ? 'stopped' : status;
  return (
    <div className={styles['status']} data-status={status}>
      <div className={styles['statusHead']}>
        <Icon of={icons[look]} size={20} />
        <div>
          <h2 role="status">{t(`scanner.status.${look}`)}</h2>
          <p>{message ?? t('scanner.status.never')}</p>
        </div>
        {at && (
          <p className={styles['by']}>
            <DateTime value={at} />
            {by && <span className="cut">{by}</span>}
          </p>
        )}
      </div>
      {total > 0 && <ScanBar progress={progress} />}
      {current && (
        <p className={`${styles['current'] ?? ''} cut`} title={current}>
          {t('scanner.status.current', { url: current })}
        </p>
      )}
      {total > 0 && <Totals progress={progress} />}
      {progress.failed_urls > 0 && <FailedAddresses progress={progress} />}
      {total === 0 && <p className={styles['about']}>{t('scanner.status.about')}</p>}
    </div>
  );
}

const tones = { completed: 'good', error: 'bad', idle: undefined, running: undefined } as const;

/** How many of the addresses are done. */
function ScanBar({
  progress: { status, scanned_urls: done, total_urls: total, progress },
}: {
  progress: ScanProgress;
}) {
  const t = useT();
  const { number } = useFormat();
  const percent = Math.min(100, Math.max(0, progress));
  return (
    <ProgressLine
      label={t('scanner.status.progress')}
      done={percent}
      total={100}
      percent={percent}
      sentence={t('scanner.status.of', { done: number(done), total: number(total) })}
      tone={tones[status]}
    />
  );
}

function Totals({ progress }: { progress: ScanProgress }) {
  const t = useT();
  const { number } = useFormat();
  const totals = [
    ['companies', progress.found_companies],
    ['emails', progress.found_emails],
    ['addresses', progress.found_addresses],
  ] as const;
  return (
    <dl className={styles['totals']}>
      {totals.map(([name, count]) => (
        <div key={name}>
          <dt>{t(`scanner.total.${name}`)}</dt>
          <dd className="num">{number(count)}</dd>
        </div>
      ))}
    </dl>
  );
}
