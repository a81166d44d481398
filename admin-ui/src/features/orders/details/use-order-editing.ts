import { useEffect, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { problemOf } from '../../../kit/api/use-describe-failure';
import { showToast } from '../../../kit/components/toast-store';
import { useToast } from '../../../kit/components/use-toast';
import { cleanValues } from '../../../kit/form/clean';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useT } from '../../../kit/i18n/use-t';
import { useFactRules, useSayFact } from '../facts/use-fact-rules';
import { useReadOrder } from '../queries/order-queries';
import type { OrderDetails } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useTransportRules } from '../transport/transport-end-fields';
import { orderValues, type OrderValues, changedFields, changesOf, type OrderField } from './order-values';

/** Somebody else changed the order since the form was filled. */
export interface EditConflict {
  newest: OrderValues;
  /** The fields that they changed. */
  fields: readonly OrderField[];
}

/** The form of an order's details, shared by the details tab and the head's button. */
export interface OrderEditing {
  form: UseFormReturn<OrderValues>;
  /** What the form was filled with. */
  base: OrderValues;
  isDirty: boolean;
  isSaving: boolean;
  /** When this page saved last; null while it has not. */
  savedAt: string | null;
  /** Null while what was typed can be saved. */
  conflict: EditConflict | null;
  /** Checks and saves; false when a field is at fault or the server refused. */
  save: () => Promise<boolean>;
  /** As `save`, for who has gone on to something else: a field that breaks a rule is marked, and the focus stays where it is. */
  saveInPlace: () => Promise<boolean>;
  /** Takes the changes back. */
  undo: () => void;
  /** Ends a conflict: reads the newest version and puts over it only what was changed here. */
  keepMine: () => Promise<void>;
  /** Ends a conflict: reads the newest version; for a moment, the own changes can be had back. */
  takeNewest: () => Promise<void>;
}

/**
 * The state of editing an order. The form follows the order while nothing was typed; once something was, it keeps
 * what it began with, so that two people who change the same order can be told from one another. A newer version
 * that differs in nothing of the form (a step was taken, a route was added) is no conflict.
 * @param onRefused called when saving did not work: whoever saved from another tab has to see why
 */
export function useOrderEditing(order: OrderDetails, onRefused: () => void): OrderEditing {
  const t = useT();
  const toast = useToast();
  const rules = useTransportRules();
  const factRules = useFactRules();
  const sayFact = useSayFact();
  const readNewest = useReadOrder(order.id);
  const [filledWith, setFilledWith] = useState(order);
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const saved = useRef(false);
  const saving = useRef<Promise<boolean>>(undefined);
  /** What stood in the form when it was sent. */
  const sent = useRef<OrderValues>(undefined);
  const base = useMemo(() => orderValues(filledWith), [filledWith]);

  const differing = useMemo(
    () => (order.version > filledWith.version ? changedFields(base, orderValues(order)) : []),
    [order, filledWith, base],
  );

  const put = useOrderMutation({
    // Before anything is read again: what this form wrote is nobody else's change.
    done: (newest: OrderDetails) => takeSaved(newest),
    run: async (body: Schemas['OrderUpdate']) => {
      const over = (version: number) =>
        api.put('/orders/{id}', { params: { path: { id: order.id } }, body: { ...body, version } });
      try {
        return await over(
          differing.length > 0 ? filledWith.version : Math.max(order.version, filledWith.version),
        );
      } catch (error) {
        if (problemOf(error)?.code !== 'changed_meanwhile') throw error;
        const newest = await readNewest();
        if (changedFields(base, orderValues(newest)).length > 0) throw error;
        return over(newest.version);
      }
    },
  });

  const revert = useOrderMutation({
    failed: t('orders.details.undoFailed'),
    run: async ({ before, after }: { before: Partial<OrderValues>; after: OrderValues }) => {
      const newest = await readNewest();
      const mine = Object.keys(before) as OrderField[];
      const theirs = changedFields(after, orderValues(newest)).filter((field) => mine.includes(field));
      if (theirs.length > 0) return null;
      const body = { ...cleanValues(before, 'null'), version: newest.version } as Schemas['OrderUpdate'];
      return api.put('/orders/{id}', { params: { path: { id: order.id } }, body });
    },
    done: (answer, { before }) => {
      if (answer) {
        const typed = changesOf(base, form.getValues());
        for (const field of Object.keys(before) as OrderField[]) delete typed[field];
        fillWith(answer);
        putOver(typed);
        toast.success(t('orders.details.undone'));
      } else
        showToast({
          kind: 'failure',
          title: t('orders.details.undoFailed'),
          text: t('orders.details.undoLate'),
        });
    },
  });

  const { form, submit } = useSchemaForm<OrderValues>({
    schema: ({ orderUpdateSchema }) => orderUpdateSchema,
    values: base,
    empty: 'null',
    rules: (values) => ({ ...rules(values), ...factRules(values) }),
    say: sayFact,
    onSubmit: async (body) => {
      await put.mutateAsync(body as Schemas['OrderUpdate']);
      saved.current = true;
    },
    onFailure: (error) => {
      // The note of the conflict tells more than a toast could.
      if (problemOf(error)?.code !== 'changed_meanwhile')
        toast.failure(t('orders.details.saveFailed'), error);
    },
  });
  const { isDirty } = form.formState;

  function fillWith(newest: OrderDetails): void {
    setFilledWith(newest);
    form.reset(orderValues(newest));
  }

  function putOver(changes: Partial<OrderValues>): void {
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field as OrderField, value, { shouldDirty: true });
    }
  }

  useEffect(() => {
    if (isDirty || order.version <= filledWith.version) return;
    setFilledWith(order);
    form.reset(orderValues(order));
  }, [order, filledWith, isDirty, form]);

  function takeSaved(newest: OrderDetails): void {
    const typed = sent.current ?? form.getValues();
    const typedSince = changesOf(typed, form.getValues());
    const change = { before: changesOf(typed, base), after: orderValues(newest) };
    fillWith(newest);
    putOver(typedSince);
    setSavedAt(new Date().toISOString());
    toast.success(t('orders.details.saved'), {
      action: { label: t('common.action.undo'), run: () => void giveBack(change) },
    });
  }

  /** Puts the values from before a save back, once nothing is being saved. */
  async function giveBack(change: { before: Partial<OrderValues>; after: OrderValues }): Promise<void> {
    while (saving.current) await saving.current;
    saving.current = revert
      .mutateAsync(change)
      // What failed has told of itself.
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        saving.current = undefined;
      });
  }

  /** Sends what the form holds; who calls meanwhile waits for it, and sends what was typed since. */
  async function send(isChecked: () => Promise<boolean>): Promise<boolean> {
    await saving.current;
    if (!form.formState.isDirty) return true;
    saving.current ??= (async () => {
      if (!(await isChecked())) return false;
      saved.current = false;
      sent.current = { ...form.getValues() };
      await submit();
      return saved.current;
    })().finally(() => {
      saving.current = undefined;
    });
    return saving.current;
  }

  /** Fills the form with the newest version; answers what had been changed here. */
  async function refill(): Promise<Partial<OrderValues> | null> {
    try {
      const newest = await readNewest();
      const mine = changesOf(base, form.getValues());
      fillWith(newest);
      return mine;
    } catch (error) {
      toast.failure(t('orders.details.conflictFailed'), error);
      return null;
    }
  }

  return {
    form,
    base,
    isDirty,
    isSaving: put.isPending,
    savedAt,
    conflict: isDirty && differing.length > 0 ? { newest: orderValues(order), fields: differing } : null,
    save: async () => {
      const isSaved = await send(() => Promise.resolve(true));
      if (!isSaved) onRefused();
      return isSaved;
    },
    saveInPlace: async () => differing.length === 0 && send(() => form.trigger()),
    undo: () => fillWith(order),
    keepMine: async () => {
      const mine = await refill();
      if (!mine) return;
      putOver(mine);
      toast.success(t('orders.details.conflictKept'), { text: t('orders.details.conflictKeptText') });
    },
    takeNewest: async () => {
      const mine = await refill();
      if (!mine) return;
      toast.success(t('orders.details.conflictTaken'), {
        action: { label: t('orders.details.conflictRestore'), run: () => putOver(mine) },
      });
    },
  };
}
