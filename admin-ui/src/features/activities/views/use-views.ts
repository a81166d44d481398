import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { useT } from '../../../kit/i18n/use-t';

export type View = Schemas['OrderView'];
/** Which list views are of. */
export type ViewedList = View['list'];
type Change = Partial<Pick<View, 'name' | 'filter' | 'is_shared'>>;

export const viewsKey = (list: ViewedList) => ['orders', 'views', list] as const;

/** The views of a list, and what can be done with them. */
export function useViews(list: ViewedList) {
  const t = useT();
  const toast = useToast();
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: viewsKey(list),
    queryFn: ({ signal }) => api.get('/order-views', { params: { query: { list } }, signal }),
    staleTime: 30_000,
  });
  const settle = () => queryClient.invalidateQueries({ queryKey: viewsKey(list) });
  const onError = (error: Error) => toast.failure(t('common.failure.title'), error);
  const change = useMutation({
    mutationFn: ({ id, ...body }: Change & { id: number }) =>
      api.put('/order-views/{id}', { params: { path: { id } }, body }),
    onError,
    onSettled: settle,
  });
  const bringBack = useMutation({
    mutationFn: ({ name, filter, is_shared }: View) =>
      api.post('/order-views', { body: { name, list, filter, is_shared } }),
    onError,
    onSettled: settle,
  });
  const remove = useMutation({
    mutationFn: ({ id }: View) => api.delete('/order-views/{id}', { params: { path: { id } } }),
    onSuccess: (_answer, view) =>
      toast.success(t('queue.views.removed', { name: view.name }), {
        action: { label: t('common.action.undo'), run: () => bringBack.mutate(view) },
      }),
    onError,
    onSettled: settle,
  });
  const arrange = useMutation({
    mutationFn: (ids: number[]) => api.put('/order-views/sequence', { body: { list, ids } }),
    onSuccess: (views) => queryClient.setQueryData(viewsKey(list), views),
    onError,
  });
  return { views: data?.items ?? [], change, remove, arrange };
}
