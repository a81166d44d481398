import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useMe } from '../../../kit/api/session';
import { useToast } from '../../../kit/components/use-toast';
import { useFormat } from '../../../kit/format/use-format';
import { useT } from '../../../kit/i18n/use-t';

/** Whose orders are shown: everybody's, one's own, nobody's. */
export type Assigned = 'all' | 'mine' | 'unassigned';

const isAssigned = (value: string | null): value is Assigned =>
  value === 'all' || value === 'mine' || value === 'unassigned';

/** Whose orders one looks at, remembered for each user on this device and shared by the views. */
export function useAssigned(): [Assigned, (next: Assigned) => void] {
  const key = `assigned-filter.${useMe().id}`;
  const [assigned, setAssigned] = useState<Assigned>(() => {
    const kept = localStorage.getItem(key);
    return isAssigned(kept) ? kept : 'all';
  });
  return [
    assigned,
    (next) => {
      localStorage.setItem(key, next);
      setAssigned(next);
    },
  ];
}

/** The filter as the API takes it. */
export const assignedQuery = (assigned: Assigned) => (assigned === 'all' ? {} : { assigned });

/** The people of the company who can be given an order. */
export function useColleagues() {
  const company = useMe().user_companies[0];
  const { data } = useQuery({
    queryKey: ['company-people', company?.company_id, 'colleagues'],
    queryFn: ({ signal }) =>
      api.get('/companies/{id}/users', { params: { path: { id: company?.company_id ?? 0 } }, signal }),
    enabled: company !== undefined,
    staleTime: 60_000,
  });
  return data?.items ?? [];
}

interface Assignment {
  /** Null for nobody. */
  to: { id: number; name: string } | null;
  /** Who looked after the order until then, by id. */
  before: number | null;
}

/** Changes of who looks after an order and until when it is put off. Whatever shows orders is read again. */
export function useOrderCare(orderId: number) {
  const t = useT();
  const toast = useToast();
  const { day } = useFormat();
  const queryClient = useQueryClient();
  const settle = () => queryClient.invalidateQueries({ queryKey: ['orders'] });
  const fail = (error: Error) => toast.failure(t('common.failure.title'), error);
  const path = { id: orderId };
  const putAssignee = (body: Schemas['AssigneeInput']) =>
    api.put('/orders/{id}/assignee', { params: { path }, body });
  const giveBack = useMutation({ mutationFn: putAssignee, onError: fail, onSettled: settle });
  const assign = useMutation({
    mutationFn: ({ to }: Assignment) => putAssignee({ user_id: to?.id ?? null }),
    onSuccess: (_answer, { to, before }) => {
      const title = to
        ? t('queue.assignee.done', { number: orderId, name: to.name })
        : t('queue.assignee.removed', { number: orderId });
      toast.success(title, {
        action: {
          label: t('common.action.undo'),
          run: () => giveBack.mutate({ user_id: before, expected_user_id: to?.id ?? null }),
        },
      });
    },
    onError: fail,
    onSettled: settle,
  });
  const wake = useMutation({
    mutationFn: () => api.delete('/orders/{id}/snooze', { params: { path } }),
    onError: fail,
    onSettled: settle,
  });
  const snooze = useMutation({
    mutationFn: (until: string) => api.put('/orders/{id}/snooze', { params: { path }, body: { until } }),
    onSuccess: ({ snoozed_until }) =>
      toast.success(
        t('queue.snooze.done', { number: orderId, day: snoozed_until ? day(snoozed_until) : '' }),
        {
          action: { label: t('common.action.undo'), run: () => wake.mutate() },
        },
      ),
    onError: fail,
    onSettled: settle,
  });
  return { assign, snooze, wake };
}
