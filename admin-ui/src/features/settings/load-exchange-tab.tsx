import Button from '@mui/material/Button';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { ConfirmDialog } from '../../kit/components/confirm-dialog';
import { Note } from '../../kit/components/note';
import { Section } from '../../kit/components/section';
import { useToast } from '../../kit/components/use-toast';
import { FormSummary } from '../../kit/form/form-summary';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { SaveRow } from './settings-form-frame';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';

type Settings = Schemas['LoadExchangeSettings'];

const queryKey = ['load-exchange-settings'];
/** Where the text waits by which a sign-in that comes back is known as one that was begun here. */
const stateKey = 'load-exchange-state';

interface Values {
  is_on: boolean;
  client_id: string;
  client_secret: string;
  api_key: string;
}

const nothingEntered = { client_id: '', client_secret: '', api_key: '' };

/** Whether and as whom the company publishes loads on Trans.eu. */
export function LoadExchangeTab() {
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.get('/company-settings/load-exchange', { signal }),
    staleTime: 0,
  });
  useReturnedSignIn();
  return (
    <Loaded query={query}>
      {(settings) => (
        <>
          <ExchangeForm settings={settings} />
          <SignIn settings={settings} />
        </>
      )}
    </Loaded>
  );
}

/** Redeems the code with which Trans.eu sends somebody back who signed in there. */
function useReturnedSignIn(): void {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [query, setQuery] = useSearchParams();
  const isTaken = useRef(false);
  const [code, state, refusal] = [query.get('code'), query.get('state'), query.get('error')];
  const told = query.get('error_description') ?? refusal;
  const { mutate } = useMutation({
    mutationFn: (given: string) =>
      api.post('/company-settings/load-exchange/sign-in', { body: { code: given } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast.success(t('settings.loadExchange.signInDone'));
    },
    onError: (error) => toast.failure(t('settings.loadExchange.signInFailed'), error),
  });
  useEffect(() => {
    if ((code === null && refusal === null) || isTaken.current) return;
    isTaken.current = true;
    const expected = sessionStorage.getItem(stateKey);
    sessionStorage.removeItem(stateKey);
    setQuery({}, { replace: true });
    const fail = (text: string) => toast.failure(t('settings.loadExchange.signInFailed'), text);
    // A code that nobody asked for here may be another person's; words may be anybody's.
    if (expected === null || expected !== state) fail(t('settings.loadExchange.wrongState'));
    else if (code === null)
      fail(t('settings.loadExchange.refusedThere', { reason: told?.slice(0, 200) ?? '' }));
    else mutate(code);
  }, [code, state, refusal, told, mutate, setQuery, t, toast]);
}

function ExchangeForm({ settings }: { settings: Settings }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  // Without an application there is nothing that could be switched on: it is entered first, and saved with it.
  const [isEntered, setIsEntered] = useState(false);
  const { form, submit } = useSchemaForm<Values>({
    schema: ({ loadExchangeSettingsInputSchema }) => loadExchangeSettingsInputSchema,
    values: { is_on: true, ...nothingEntered },
    onSubmit: async () => {
      const { is_on, ...application } = form.getValues();
      const filled = Object.fromEntries(
        Object.entries(application)
          .map(([name, text]) => [name, text.trim()] as const)
          .filter(([, text]) => text !== ''),
      );
      const saved = await api.put('/company-settings/load-exchange', { body: { is_on, ...filled } });
      client.setQueryData(queryKey, saved);
      // Once it is stored, its switch says what is stored: an application that is removed later is not being entered.
      setIsEntered(false);
      form.reset({ is_on, ...nothingEntered });
      toast.success(t('settings.loadExchange.done'));
    },
    onFailure: (error) => toast.failure(t('settings.failed'), error),
  });
  const isOn = settings.is_on || (isEntered && settings.client_id === null);
  const [isAsked, setIsAsked] = useState(false);
  const switching = useMutation({
    mutationFn: (is_on: boolean) => api.put('/company-settings/load-exchange', { body: { is_on } }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast.success(t(saved.is_on ? 'settings.loadExchange.isOn' : 'settings.loadExchange.isOff'));
    },
    onError: (error) => toast.failure(t('settings.failed'), error),
    onSettled: () => setIsAsked(false),
  });
  const turn = (on: boolean) => {
    if (on && settings.client_id !== null) switching.mutate(true);
    else if (!on && settings.is_on) setIsAsked(true);
    else {
      setIsEntered(on);
      form.reset({ is_on: true, ...nothingEntered });
    }
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        aria-label={t('settings.tab.load-exchange')}
        onSubmit={(event) => void submit(event)}
      >
        <FormSummary />
        <Section title={t('settings.loadExchange.title')} text={t('settings.loadExchange.text')}>
          <label className={styles['switch']}>
            <input
              type="checkbox"
              role="switch"
              checked={isOn}
              disabled={switching.isPending}
              onChange={({ target }) => turn(target.checked)}
            />
            {t('settings.loadExchange.on')}
          </label>
          <ConfirmDialog
            open={isAsked}
            destructive
            busy={switching.isPending}
            title={t('settings.loadExchange.offTitle')}
            confirmLabel={t('settings.loadExchange.off')}
            onConfirm={() => switching.mutate(false)}
            onClose={() => setIsAsked(false)}
          >
            {t('settings.loadExchange.offText')}
          </ConfirmDialog>
        </Section>
        {(isOn || settings.client_id !== null) && (
          <Section
            title={t('settings.loadExchange.application')}
            text={t('settings.loadExchange.applicationText')}
          >
            {isOn && (
              <p className={styles['hint']}>
                {t('settings.loadExchange.redirect')} <code>{settings.redirect_uri}</code>
              </p>
            )}
            {settings.client_id === null ? (
              <p className={styles['hint']}>{t('settings.loadExchange.none')}</p>
            ) : (
              <Note tone="ok">
                {t('settings.loadExchange.stored')} <code>{settings.client_id}</code>
              </Note>
            )}
            {settings.client_id !== null && <RemoveApplication />}
            {isOn && (
              <>
                <FormText name="client_id" label={t('settings.loadExchange.clientId')} maxLength={200} />
                <FormText
                  name="client_secret"
                  label={t('settings.loadExchange.clientSecret')}
                  type="password"
                  autoComplete="new-password"
                  maxLength={500}
                />
                <FormText
                  name="api_key"
                  label={t('settings.loadExchange.apiKey')}
                  type="password"
                  autoComplete="new-password"
                  maxLength={500}
                />
              </>
            )}
          </Section>
        )}
        {isOn && <SaveRow />}
      </form>
    </FormProvider>
  );
}

/** Takes the application out of the settings, once somebody has confirmed it. */
function RemoveApplication() {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const removal = useMutation({
    mutationFn: () =>
      api.put('/company-settings/load-exchange', {
        body: { is_on: false, client_id: null, client_secret: null, api_key: null },
      }),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      toast.success(t('settings.loadExchange.removed'));
    },
    onError: (error) => toast.failure(t('settings.loadExchange.removeFailed'), error),
    onSettled: () => setIsAsked(false),
  });
  return (
    <div>
      <Button variant="outlined" color="error" onClick={() => setIsAsked(true)}>
        {t('settings.loadExchange.remove')}
      </Button>
      <ConfirmDialog
        open={isAsked}
        destructive
        busy={removal.isPending}
        title={t('settings.loadExchange.removeTitle')}
        confirmLabel={t('settings.loadExchange.remove')}
        onConfirm={() => removal.mutate()}
        onClose={() => setIsAsked(false)}
      >
        {t('settings.loadExchange.removeText')}
      </ConfirmDialog>
    </div>
  );
}

/** Whether somebody has signed in at Trans.eu, and the way there. */
function SignIn({ settings }: { settings: Settings }) {
  const t = useT();
  const { date } = useFormat();
  const { sign_in_url, signed_in_at } = settings;
  if (sign_in_url === null) return null;
  const leave = () => {
    const state = crypto.randomUUID();
    sessionStorage.setItem(stateKey, state);
    const address = new URL(sign_in_url);
    address.searchParams.set('state', state);
    window.location.assign(address.href);
  };
  return (
    <div className={styles['form']}>
      <Section title={t('settings.loadExchange.signInTitle')} text={t('settings.loadExchange.signInText')}>
        <Note tone={signed_in_at === null ? 'warn' : 'ok'}>
          {signed_in_at === null
            ? t('settings.loadExchange.signedOut')
            : t('settings.loadExchange.signedIn', { date: date(signed_in_at) })}
        </Note>
        <div className={styles['save']}>
          <Button variant="outlined" onClick={leave}>
            {t('settings.loadExchange.signIn')}
          </Button>
        </div>
      </Section>
    </div>
  );
}
