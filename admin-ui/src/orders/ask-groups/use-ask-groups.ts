import type { PriceRequestLanguage } from '@frakto/sdk/enums';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../api/client';
import { problemOf } from '../../api/problem-of';
import type { Group } from '../../api/types';
import { useToast } from '../../components/use-toast';
import { useT } from '../../i18n/use-t';
import type { GroupPriceRequestAnswer } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useMailToast } from '../../mail-text/use-mail-toast';

/** A letter to groups; the message is HTML. */
export interface GroupLetter {
  subject: string;
  message: string;
  language: PriceRequestLanguage;
}

interface Outcome {
  group: Group;
  answer?: GroupPriceRequestAnswer;
  error?: unknown;
}

/** What became of the request to each group. */
export interface GroupsOutcome {
  /** Mails that are on their way. */
  sent: number;
  reached: { group: Group; answer: GroupPriceRequestAnswer }[];
  failed: { group: Group; error: unknown }[];
  /** Those of the failed that may be tried again; a group that is gone may not. */
  left: Group[];
}

/** Asks groups for the price of a route, one after the other, and goes on when one of them fails. */
export function useAskGroups(routeId: number) {
  const t = useT();
  const toast = useToast();
  const tellMailed = useMailToast();
  const queryClient = useQueryClient();
  /** Which of the groups is being asked, from 1. */
  const [step, setStep] = useState(1);

  async function ask(group: Group, letter: GroupLetter): Promise<Outcome> {
    try {
      const body = { ...letter, group_id: group.id, quotation_route_id: routeId };
      return { group, answer: await api.post('/send-email-to-subcontractor-group', { body }) };
    } catch (error) {
      return { group, error };
    }
  }

  const mutation = useOrderMutation({
    run: async ({ groups, letter }: { groups: readonly Group[]; letter: GroupLetter }) => {
      const outcomes: Outcome[] = [];
      for (const [place, group] of groups.entries()) {
        setStep(place + 1);
        outcomes.push(await ask(group, letter));
      }
      return summed(outcomes);
    },
    done: ({ sent, reached, failed }) => {
      void queryClient.invalidateQueries({ queryKey: ['subcontractor-groups'] });
      if (sent > 0) {
        tellMailed(t('orders.askDialog.sent', { smart_count: sent }), {
          text: t('orders.askDialog.statusUpdated'),
        });
      }
      const [first] = failed;
      if (first) {
        const title = reached.length > 0 ? 'orders.askGroups.someFailed' : 'orders.askDialog.sendFailed';
        toast.failure(t(title), first.error);
      }
    },
  });
  return { ...mutation, step };
}

function summed(outcomes: readonly Outcome[]): GroupsOutcome {
  const reached = outcomes.flatMap(({ group, answer }) => (answer ? [{ group, answer }] : []));
  const failed = outcomes.flatMap(({ group, answer, error }) => (answer ? [] : [{ group, error }]));
  const sent = reached.reduce((sum, { answer }) => sum + answer.emails_sent, 0);
  const left = failed.filter(({ error }) => problemOf(error)?.status !== 404).map(({ group }) => group);
  return { sent, reached, failed, left };
}
