import Button from '@mui/material/Button';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleStop from 'lucide-react/icons/circle-stop';
import Radar from 'lucide-react/icons/radar';
import { useState } from 'react';
import { useCountries } from '../../kit/api/countries';
import { Icon } from '../../kit/components/icon';
import { FieldFrame, TextField } from '../../kit/components/text-field';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { addressLines, maximumAddresses, normalizedAddresses } from './addresses';
import styles from './scan-form.module.css';
import { type ScanProgress, refreshScan } from './use-scan';
import { draftName } from '../../kit/api/drafts';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { problemOf } from '../../kit/api/use-describe-failure';
import { useToast } from '../../kit/components/use-toast';

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
export function ScanForm({ progress }: { progress: ScanProgress }) {
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
        <Button
          type="submit"
          variant="contained"
          disabled={isRunning}
          loading={busy === 'start'}
          loadingPosition="start"
          startIcon={<Icon of={Radar} />}
        >
          {t('scanner.form.start')}
        </Button>
        <Button
          variant="outlined"
          disabled={!isRunning}
          loading={busy === 'stop'}
          loadingPosition="start"
          startIcon={<Icon of={CircleStop} />}
          onClick={stop}
        >
          {t('scanner.form.stop')}
        </Button>
        <span className={styles['grow']} />
        {text !== '' && !isRunning && <Button onClick={() => change('')}>{t('scanner.form.empty')}</Button>}
      </div>
    </form>
  );
}
