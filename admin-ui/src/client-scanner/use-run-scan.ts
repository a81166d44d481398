import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api/client';
import { problemOf } from '../api/use-describe-failure';
import { useToast } from '../components/use-toast';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { maximumAddresses } from './addresses';
import { refreshScan } from './use-scan';

interface Faults {
  country: string | null;
  addresses: string | null;
}

const none: Faults = { country: null, addresses: null };
/** So many wrong lines are named. */
const namedLines = 3;

/** Begins and ends the scan, and tells what stands against it. */
export function useRunScan() {
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
