import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../api/client';
import { useToast } from '../components/use-toast';
import { useFormat } from '../format/use-format';
import { useT } from '../i18n/use-t';
import { paths } from '../paths';
import { refreshSaved, refreshScan, type FoundCompany } from './use-scan';

/** As many as the API takes in one call. */
const atOnce = 1_000;

/** What can be done with found companies. */
export function useFoundDeeds() {
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
