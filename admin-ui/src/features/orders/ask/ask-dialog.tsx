import { wayOf } from '../../../kit/format/way';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Send from 'lucide-react/icons/send';
import type { PriceRequestLanguage } from '@frakto/sdk/enums';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { FormProvider, type UseFormReturn } from 'react-hook-form';
import { ConfirmDialog } from '../../../kit/components/confirm-dialog';
import { DialogHeading } from '../../../kit/components/dialog-heading';
import { Icon } from '../../../kit/components/icon';
import { Note } from '../../../kit/components/note';
import { ReasonButton } from '../../../kit/components/reason-button';
import { Segmented } from '../../../kit/components/segmented';
import { usePhone } from '../../../kit/components/use-phone';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useLocale } from '../../../kit/i18n/locale-provider';
import { useT } from '../../../kit/i18n/use-t';
import { MailStays } from '../../../kit/mail-text/form-mail-message';
import { messageHtml } from '../../../kit/mail-text/plain-text';
import { submitOnCtrlEnter } from '../../../kit/submit-keys';
import { useOrder } from '../order-context';
import { useGroupsToAsk } from '../queries/group-queries';
import { status } from '../order-view';
import { usePriceRequests } from '../queries/order-queries';
import { useStatusStep } from '../steps/use-status-step';
import type { PriceRequestAnswer, Route } from '../queries/types';
import {
  GroupsPanel,
  isTyped,
  readersLanguage,
  skippedOf,
  skippedText,
  useAskGroups,
  useGroupChoice,
  useReach,
  type GroupMail,
  type GroupsOutcome,
  type Reach,
} from './ask-groups';
import { SomePanel, useAsk, type Ticked } from './ask-some';
import { askedSingly } from './ask-union';
import styles from './ask.module.css';

type Mode = 'groups' | 'some';

/** The same for both ways: whoever changes from one to the other keeps the choice under the pointer. */
const size = { maxWidth: 960, height: 'min(840px, 100% - 48px)' };

const nobody: Ticked = new Map();

/**
 * The route that is asked about. An order that is not accepted yet is accepted as its questions are sent, and not before: whoever closes the
 * dialog has accepted nothing.
 * @param route null where it comes with the acceptance
 */
function useRouteToAsk(route: Route | null) {
  const { order } = useOrder();
  const accept = useStatusStep(order.id, 'accept');
  const [made, setMade] = useState<number | null>(null);
  const isAccepted = made !== null || order.status !== status.created;
  // Somebody else may have accepted it meanwhile.
  const routeId = route?.id ?? made ?? (isAccepted ? (order.routes[0]?.id ?? null) : null);
  return {
    routeId,
    isAccepted,
    isAccepting: accept.isPending,
    /** @throws {Error} when the order cannot be accepted, which is told by then */
    findRoute: async (): Promise<number> => {
      if (isAccepted && routeId !== null) return routeId;
      const { routes } = await accept.mutateAsync(undefined);
      const id = routeId ?? routes[0]?.id;
      if (id === undefined) throw new Error('An accepted order has no route');
      setMade(id);
      return id;
    },
  };
}

interface AskDialogProps {
  /** Null where it comes with the acceptance of the order. */
  route: Route | null;
  onClose: () => void;
}

/** `Zapytaj podwykonawców`: which groups, and who of the directory besides, get a price request for a route. */
export function AskDialog({ route, onClose }: AskDialogProps) {
  const t = useT();
  const id = useId();
  const { locale } = useLocale();
  const phone = usePhone();
  const { order, openDialog, goTo } = useOrder();
  const { routeId, isAccepted, isAccepting, findRoute } = useRouteToAsk(route);
  const name = wayOf(route ?? order);
  const [mode, setMode] = useState<Mode | null>(null);
  // Whoever has no groups is not kept from asking.
  const hasNoGroups = useGroupsToAsk(routeId, '').data?.total === 0;
  const shown = mode ?? (hasNoGroups ? 'some' : 'groups');
  const choice = useGroupChoice();
  const [ticked, setTicked] = useState<Ticked>(nobody);
  const requests = usePriceRequests(order.id, routeId).data?.items ?? [];
  const asked = new Set(requests.filter((one) => !one.mail_failed).map((one) => one.subcontractor_id));
  const reach = useReach(choice.groups, asked);
  const hasGroups = choice.groups.length > 0;
  const singly = askedSingly(ticked, hasGroups ? reach : null);
  const askGroups = useAskGroups();
  const askSome = useAsk();
  const [someOutcome, setSomeOutcome] = useState<{ answer: PriceRequestAnswer; names: Ticked } | null>(null);
  const [isHtml, setIsHtml] = useState(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const { form, submit } = useSchemaForm<GroupMail>({
    schema: ({ groupPriceRequestInputSchema }) => groupPriceRequestInputSchema,
    values: { subject: '', message: '', language: locale },
    only: ['subject', 'message', 'language'],
    onSubmit: async (values) => send(values as GroupMail),
    // Every group tells of its own failure.
    onFailure: () => undefined,
  });
  useReadersLanguage(form, reach);
  const isBusy = isAccepting || askGroups.isPending || askSome.isPending;
  const reason =
    hasGroups || ticked.size > 0
      ? null
      : t(shown === 'groups' ? 'orders.askGroups.nobody' : 'orders.askDialog.nobody');

  /** Where the prices will come in. */
  const toQuotes = (toAsk: number) => {
    goTo({ tab: 'route', routeId: toAsk, part: 'quotes' });
    onClose();
  };

  /** One request to all: the groups first, then whom they do not reach. Nobody gets two. */
  async function send(mail: GroupMail | null): Promise<void> {
    const toAsk = await findRoute();
    const outcome = mail && (await askGroupsWith(toAsk, mail));
    const ids = outcome && outcome.failed.length > 0 ? askedSingly(ticked, null) : singly;
    const answer = ids.length > 0 ? await askSome.mutateAsync({ routeId: toAsk, ids }) : null;
    setSomeOutcome(answer && { answer, names: ticked });
    if (answer || ids.length === 0) setTicked(nobody);
    if (outcome && outcome.failed.length > 0) return setMode('groups');
    if (answer && answer.skipped.length > 0) return setMode('some');
    if (outcome && outcome.sent > 0)
      openDialog({ kind: 'price-requests', routeId: toAsk, skipped: skippedOf(outcome) });
    else if (answer) toQuotes(toAsk);
  }

  async function askGroupsWith(toAsk: number, mail: GroupMail): Promise<GroupsOutcome> {
    const message = isHtml ? mail.message : messageHtml(mail.message);
    const outcome = await askGroups.mutateAsync({
      routeId: toAsk,
      groups: choice.groups,
      mail: { ...mail, message },
    });
    choice.keepOnly(outcome.left);
    return outcome;
  }

  function ask(event: FormEvent): void {
    event.preventDefault();
    if (reason !== null || isBusy || (hasGroups && reach === null)) return;
    // What is wrong with the mail to groups is told where it is written.
    if (hasGroups)
      void form.trigger().then((isFine) => {
        if (!isFine) setMode('groups');
        return submit();
      });
    // A failure has told of itself.
    else void send(null).catch(() => undefined);
  }

  const close = () => {
    if (isBusy) return;
    if (isTyped(form.formState)) setIsLeaving(true);
    else onClose();
  };
  const isDone = askGroups.data !== undefined || someOutcome !== null;

  return (
    <>
      <Dialog
        open
        onClose={close}
        onKeyDown={submitOnCtrlEnter}
        fullScreen={phone}
        aria-labelledby={`${id}-title`}
        slotProps={{ paper: { sx: phone ? {} : size } }}
      >
        <FormProvider {...form}>
          <form noValidate className={styles['form']} onSubmit={ask}>
            <DialogHeading id={`${id}-title`} onClose={close}>
              {t('orders.askDialog.title')}
            </DialogHeading>
            <DialogContent className={styles['content']}>
              <div className={styles['modes']}>
                <Segmented
                  label={t('orders.askGroups.mode')}
                  value={shown}
                  options={[
                    { value: 'groups', label: counted(t('orders.askGroups.groups'), choice.groups.length) },
                    { value: 'some', label: counted(t('orders.askGroups.some'), ticked.size) },
                  ]}
                  onChange={(next) => !isBusy && setMode(next)}
                />
              </div>
              {!isAccepted && <Note>{t('orders.askDialog.accepts')}</Note>}
              {shown === 'groups' ? (
                <GroupsPanel
                  {...{ routeId, name, choice, asked, reach, isHtml }}
                  onDraft={setIsHtml}
                  outcome={askGroups.data}
                />
              ) : (
                <SomePanel
                  routeId={routeId}
                  isAccepted={isAccepted}
                  name={name}
                  ticked={ticked}
                  onTick={setTicked}
                  outcome={someOutcome}
                />
              )}
            </DialogContent>
            <DialogActions>
              <span className={styles['foot']}>
                <MailStays />
                <span className={`num ${styles['count']}`} role="status">
                  {reason}
                  <Count
                    step={askGroups.isPending ? askGroups.step : null}
                    groups={choice.groups.length}
                    mails={reach ? reach.total : null}
                    atMost={choice.atMost}
                    ticked={ticked.size}
                    singly={singly.length}
                    left={hasGroups && reach && reach.skipped.size > 0 ? skippedText(t, reach) : null}
                  />
                </span>
              </span>
              <Button onClick={close}>{t(isDone ? 'common.action.close' : 'common.action.cancel')}</Button>
              <ReasonButton
                type="submit"
                variant="contained"
                reason={reason}
                waiting={isBusy}
                startIcon={<Icon of={Send} />}
              >
                {isBusy
                  ? t('orders.askDialog.sending')
                  : hasGroups || shown === 'groups'
                    ? t('orders.askGroups.submit')
                    : t('orders.askDialog.submit', { smart_count: Math.max(1, ticked.size) })}
              </ReasonButton>
            </DialogActions>
          </form>
        </FormProvider>
      </Dialog>
      <ConfirmDialog
        open={isLeaving}
        title={t('common.unsaved.title')}
        confirmLabel={t('common.unsaved.leave')}
        cancelLabel={t('common.unsaved.stay')}
        destructive
        onConfirm={onClose}
        onClose={() => setIsLeaving(false)}
      >
        {t('common.unsaved.text')}
      </ConfirmDialog>
    </>
  );
}

/** Writes to groups in the language that most of them read, until another one or other words are chosen. */
function useReadersLanguage(
  { formState, getValues, setValue }: UseFormReturn<GroupMail>,
  reach: Reach | null,
): void {
  const { locale } = useLocale();
  const followed = useRef<PriceRequestLanguage>(locale);
  const hasOwnWords = isTyped(formState);
  const wanted = reach && readersLanguage(reach.byLanguage, getValues('language'));
  useEffect(() => {
    if (!wanted || hasOwnWords || getValues('language') !== followed.current) return;
    followed.current = wanted;
    setValue('language', wanted);
    // Only who is chosen changes the language.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [wanted]);
}

/** A way of asking with how many are chosen there, so that it is seen also from the other one. */
function counted(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}

interface CountProps {
  /** Which of the groups is being asked; null while none is. */
  step: number | null;
  groups: number;
  /** How many the groups reach; null while it is not known. */
  mails: number | null;
  atMost: number;
  ticked: number;
  /** How many of the ticked get a mail of their own. */
  singly: number;
  /** Who of the groups gets none, in words. */
  left: string | null;
}

/** Who is chosen, and how many mails that makes. */
function Count({ step, groups, mails, atMost, ticked, singly, left }: CountProps) {
  const t = useT();
  if (step !== null) return t('orders.askGroups.sending', { number: step, total: groups });
  if (groups === 0) return ticked > 0 && t('orders.askDialog.selected', { smart_count: ticked });
  const added = ticked > 0 ? ` + ${t('orders.askDialog.selected', { smart_count: ticked })}` : '';
  return (
    <>
      <b>{t('orders.askGroups.chosen', { smart_count: groups }) + added}</b>
      {', '}
      {mails === null
        ? t('orders.askGroups.upTo', { smart_count: atMost + ticked })
        : t('orders.askGroups.mails', { smart_count: mails + singly })}
      {left !== null && `, ${left}`}
    </>
  );
}
