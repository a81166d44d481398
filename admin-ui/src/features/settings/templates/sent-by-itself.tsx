import type { EmailTemplateType } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState, type FormEvent } from 'react';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { TextField } from '../../../kit/components/text-field';
import { useToast } from '../../../kit/components/use-toast';
import { useT, type MessageKey } from '../../../kit/i18n/use-t';
import { settingsKey, useForgetSettings } from '../settings-queries';
import styles from './templates.module.css';

type Settings = Schemas['CompanySettings'];
type Sending = Pick<Schemas['CompanySettingsUpdate'], 'send_order_acceptance' | 'follow_up_days'>;

/** Days without an answer to begin with; the API says how many there may be. */
const usualDays = 3;
const mostDays = 60;

/** Whether mails of a kind go out at all: confirmations of orders and reminders do once the company wants them to. */
export function isSentByProduct(type: EmailTemplateType, settings: Settings): boolean {
  if (type === 'order_acceptance') return settings.send_order_acceptance;
  return type !== 'follow_up' || settings.follow_up_days !== null;
}

function useSaveSending() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const forget = useForgetSettings();
  return useMutation({
    mutationFn: (body: Sending) => api.put('/company-settings', { body }),
    // What is being read meanwhile would come back over what was stored.
    onMutate: () => client.cancelQueries({ queryKey: settingsKey }),
    onSuccess: (settings, body) => {
      forget();
      client.setQueryData(settingsKey, settings);
      toast.success(t(saidOf(body)));
    },
    onError: (error) => toast.failure(t('settings.failed'), error),
  });
}

function saidOf({ send_order_acceptance, follow_up_days }: Sending): MessageKey {
  const isOn = send_order_acceptance ?? follow_up_days !== null;
  return isOn ? 'settings.templates.sending.on' : 'settings.templates.sending.off';
}

/** Whether mails of the kind go out by themselves, where that is for the company to say; stored with the click. */
export function SentByItself({ type, settings }: { type: EmailTemplateType; settings: Settings }) {
  if (type === 'order_acceptance') return <AcceptanceChoice isOn={settings.send_order_acceptance} />;
  if (type === 'follow_up') return <FollowUpChoice days={settings.follow_up_days} />;
  return null;
}

function AcceptanceChoice({ isOn }: { isOn: boolean }) {
  const t = useT();
  const id = useId();
  const save = useSaveSending();
  return (
    <div className={styles['sending']} aria-busy={save.isPending}>
      <label>
        <input
          type="checkbox"
          checked={(save.isPending ? save.variables.send_order_acceptance : undefined) ?? isOn}
          aria-describedby={id}
          onChange={({ target }) => save.mutate({ send_order_acceptance: target.checked })}
        />
        {t('settings.templates.sending.acceptance')}
      </label>
      <small id={id}>
        {t(isOn ? 'settings.templates.sending.acceptanceHint' : 'settings.templates.sending.acceptanceOff')}
      </small>
    </div>
  );
}

function FollowUpChoice({ days }: { days: number | null }) {
  const t = useT();
  const id = useId();
  const save = useSaveSending();
  const [typed, setTyped] = useState(String(days ?? usualDays));
  const isOn = days !== null;
  const wanted = /^\d{1,2}$/.test(typed.trim()) ? Number(typed) : 0;
  const isWrong = wanted < 1 || wanted > mostDays;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWrong && wanted !== days) save.mutate({ follow_up_days: wanted });
  };
  return (
    <div className={styles['sending']} aria-busy={save.isPending}>
      <label>
        <input
          type="checkbox"
          checked={save.isPending ? save.variables.follow_up_days !== null : isOn}
          aria-describedby={id}
          onChange={({ target }) => {
            setTyped(String(usualDays));
            save.mutate({ follow_up_days: target.checked ? usualDays : null });
          }}
        />
        {t('settings.templates.sending.followUp')}
      </label>
      {isOn && (
        <form noValidate className={styles['days']} onSubmit={submit}>
          <TextField
            label={t('settings.templates.sending.days')}
            value={typed}
            inputMode="numeric"
            error={isWrong}
            helperText={isWrong ? t('settings.templates.sending.daysFault') : undefined}
            onChange={({ target }) => setTyped(target.value)}
          />
          <Button
            type="submit"
            variant="outlined"
            disabled={isWrong || wanted === days}
            loading={save.isPending}
          >
            {t('common.action.save')}
          </Button>
        </form>
      )}
      <small id={id}>
        {t(isOn ? 'settings.templates.sending.followUpHint' : 'settings.templates.sending.followUpOff')}
      </small>
    </div>
  );
}
