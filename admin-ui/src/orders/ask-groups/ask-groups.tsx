import { groupPriceRequestInputSchema } from '@frakto/sdk/forms';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Send from 'lucide-react/icons/send';
import { useEffect, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { Icon } from '../../components/icon';
import { ReasonButton } from '../../components/reason-button';
import { FormSummary } from '../../form/form-summary';
import { useSchemaForm } from '../../form/use-schema-form';
import { useLocale } from '../../i18n/locale-provider';
import { useT } from '../../i18n/use-t';
import type { AskPartProps } from '../ask/ask-hold';
import { messageHtml } from '../offer-mail/message-html';
import { useOrder } from '../order-context';
import { usePriceRequests } from '../queries/order-queries';
import type { SkippedMember } from '../requests/skipped-member';
import { submitOnCtrlEnter } from '../submit-keys';
import { useLegName } from '../use-leg-name';
import { GroupChoice } from './group-choice';
import { GroupsResult } from './groups-result';
import { isTyped, LetterFields } from './letter-fields';
import { useAskGroups, type GroupLetter, type GroupsOutcome } from './use-ask-groups';
import { useGroupChoice } from './use-group-choice';
import { useReach } from './use-reach';
import styles from './ask-groups.module.css';

/** Asks whole groups: which ones, and in what words. What becomes of it is shown in a dialog of its own. */
export function AskGroups({ route, heading, modes, onHold, onCancel }: AskPartProps) {
  const t = useT();
  const { locale } = useLocale();
  const { order, openDialog } = useOrder();
  const leg = useLegName()(route);
  const choice = useGroupChoice();
  const requests = usePriceRequests(order.id, route.id).data?.items ?? [];
  const asked = new Set(requests.filter((one) => !one.mail_failed).map((one) => one.subcontractor_id));
  const reach = useReach(choice.groups, asked);
  const ask = useAskGroups(route.id);
  const [isHtml, setIsHtml] = useState(false);
  const { form, submit } = useSchemaForm<GroupLetter>({
    schema: groupPriceRequestInputSchema,
    values: { subject: '', message: '', language: locale },
    only: ['subject', 'message', 'language'],
    onSubmit: send,
    // Every group tells of its own failure.
    onFailure: () => undefined,
  });
  const busy = ask.isPending;
  const hold = busy ? 'busy' : isTyped(form.formState) ? 'typed' : null;
  const reason = choice.groups.length === 0 ? t('orders.askGroups.nobody') : null;

  useEffect(() => {
    onHold(hold);
    return () => onHold(null);
  }, [hold, onHold]);

  async function send(values: unknown): Promise<void> {
    const typed = values as GroupLetter;
    const message = isHtml ? typed.message : messageHtml(typed.message);
    const outcome = await ask.mutateAsync({ groups: choice.groups, letter: { ...typed, message } });
    choice.keepOnly(outcome.left);
    if (outcome.sent > 0 && outcome.failed.length === 0) {
      openDialog({ kind: 'price-requests', routeId: route.id, skipped: skippedOf(outcome) });
    }
  }

  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        onSubmit={(event) => {
          if (reason === null) void submit(event);
          else event.preventDefault();
        }}
        onKeyDown={submitOnCtrlEnter}
      >
        {heading}
        <DialogContent className={styles['content']}>
          <div className={styles['modes']}>{modes}</div>
          <p className={styles['text']}>{t('orders.askGroups.text', { leg })}</p>
          {ask.data && <GroupsResult outcome={ask.data} skipped={skippedOf(ask.data)} />}
          <FormSummary />
          <div className={styles['columns']}>
            <GroupChoice route={route} choice={choice} asked={asked} />
            <LetterFields
              reach={choice.groups.length > 0 ? reach : null}
              isHtml={isHtml}
              onDraft={setIsHtml}
            />
          </div>
        </DialogContent>
        <DialogActions>
          <span className={`num ${styles['count']}`} role="status">
            {busy
              ? t('orders.askGroups.sending', { number: ask.step, total: choice.groups.length })
              : choice.groups.length > 0 && (
                  <>
                    <b>{t('orders.askGroups.chosen', { smart_count: choice.groups.length })}</b>
                    {', '}
                    {reach
                      ? t('orders.askGroups.mails', { smart_count: reach.total })
                      : t('orders.askGroups.upTo', { smart_count: choice.atMost })}
                  </>
                )}
          </span>
          <Button onClick={onCancel}>{t(ask.data ? 'common.action.close' : 'common.action.cancel')}</Button>
          <ReasonButton
            type="submit"
            variant="contained"
            reason={reason}
            waiting={busy}
            startIcon={<Icon of={Send} />}
          >
            {t(busy ? 'orders.askDialog.sending' : 'orders.askGroups.submit')}
          </ReasonButton>
        </DialogActions>
      </form>
    </FormProvider>
  );
}

function skippedOf({ reached }: GroupsOutcome): SkippedMember[] {
  return reached.flatMap(({ group, answer }) =>
    answer.skipped.map(({ subcontractor_id: subcontractorId, reason }) => ({
      groupId: group.id,
      subcontractorId,
      reason,
    })),
  );
}
