import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import Trash from 'lucide-react/icons/trash-2';
import { useFormContext, type FieldValues } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Client, Schemas } from '../../kit/api/types';
import { problemOf } from '../../kit/api/use-describe-failure';
import { Icon } from '../../kit/components/icon';
import { ReasonButton } from '../../kit/components/reason-button';
import { useToast } from '../../kit/components/use-toast';
import { cleanValues } from '../../kit/form/clean';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';

type Draft = Schemas['OrderDraft'];

/** A draft and the client whom it names; null when it names none, or that one is gone. */
export interface StoredDraft {
  draft: Draft;
  client: Client | null;
}

/** Fields that are text while they cannot be read as a number. */
const numberFields = [
  'pallets_count',
  'weight',
  'payment_days',
  'ldm',
  'length_cm',
  'width_cm',
  'height_cm',
  'temperature_min',
  'temperature_max',
] as const;

interface SaveDraftProps {
  /** The one that is being completed; null for a new one. */
  draft: Draft | null;
  isNothing: boolean;
  /** @param isWhole false when more was typed while it was saved */
  onSaved: (draft: Draft, isWhole: boolean) => void;
  onReload?: () => void;
  onBusy: (isBusy: boolean) => void;
}

/** Keeps what the form around it has, however little, for the company. */
export function SaveDraft({ draft, isNothing, onSaved, onReload, onBusy }: SaveDraftProps) {
  const t = useT();
  const toast = useToast();
  const form = useFormContext<FieldValues>();
  const save = useMutation({
    mutationFn: (values: Schemas['OrderDraftValues']) =>
      draft
        ? api.put('/order-drafts/{id}', {
            params: { path: { id: draft.id } },
            body: { values, version: draft.version },
          })
        : api.post('/order-drafts', { body: { values } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: (saved, values) => {
      toast.success(t('newOrder.draft.saved'));
      onSaved(saved, JSON.stringify(cleanValues(form.getValues(), 'omit')) === JSON.stringify(values));
    },
    onError: (error) => {
      const isOther = problemOf(error)?.code === 'changed_meanwhile';
      toast.failure(
        t('newOrder.draft.failed'),
        error,
        isOther && onReload ? { action: { label: t('newOrder.draft.reload'), run: onReload } } : {},
      );
    },
  });
  const submit = () => {
    const values = cleanValues(form.getValues(), 'omit');
    // What may be one number or another is not kept as either.
    const unread = numberFields.filter((field) => typeof values[field] === 'string');
    unread.forEach((field, place) =>
      form.setError(field, { message: t('common.fault.not_a_number') }, { shouldFocus: place === 0 }),
    );
    if (unread.length === 0) save.mutate(values);
  };
  return (
    <ReasonButton
      variant="outlined"
      reason={isNothing ? t(draft ? 'orders.action.nothingToSave' : 'newOrder.draft.nothing') : null}
      waiting={save.isPending}
      onClick={submit}
    >
      {t('newOrder.draft.save')}
    </ReasonButton>
  );
}

interface DraftFootProps {
  draft: Draft;
  onDeleted: () => void;
}

/** Whose draft it is and of when, and the way to be rid of it. */
export function DraftFoot({ draft, onDeleted }: DraftFootProps) {
  const t = useT();
  const toast = useToast();
  const { dateTime } = useFormat();
  const bringBack = useMutation({
    mutationFn: () => api.post('/order-drafts', { body: { values: draft.values } }),
    onError: (error) => toast.failure(t('newOrder.draft.failed'), error),
  });
  const remove = useMutation({
    mutationFn: () => api.delete('/order-drafts/{id}', { params: { path: { id: draft.id } } }),
    onSuccess: () => {
      toast.success(t('newOrder.draft.removed'), {
        action: { label: t('common.action.undo'), run: () => bringBack.mutate() },
      });
      onDeleted();
    },
    onError: (error) => toast.failure(t('common.failure.title'), error),
  });
  const date = dateTime(draft.updated_at);
  const { user_name: name } = draft;
  return (
    <>
      {name === null ? t('newOrder.draft.saved_at', { date }) : t('newOrder.draft.by', { name, date })}{' '}
      <Button
        size="small"
        color="error"
        disabled={remove.isPending}
        onClick={() => remove.mutate()}
        sx={{ ml: -1 }}
      >
        <Icon of={Trash} size={14} />
        {t('newOrder.draft.remove')}
      </Button>
    </>
  );
}
