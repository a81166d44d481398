import { ksefEnvironmentNameValues, type KsefEnvironmentName } from '@frakto/sdk/enums';
import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { FormProvider, useFormContext } from 'react-hook-form';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Note } from '../../kit/components/note';
import { Section } from '../../kit/components/section';
import { Segmented } from '../../kit/components/segmented';
import { useToast } from '../../kit/components/use-toast';
import { FormSelect } from '../../kit/form/form-select';
import { FormSummary } from '../../kit/form/form-summary';
import { FormText } from '../../kit/form/form-text';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { KsefOutages } from './ksef-outages';
import { ksefSettingsKey, lacksOfflineCertificate, useKsefSettings } from './ksef-settings';
import { KsefTrial } from './ksef-trial';
import { pemOf } from './pem-text';
import { SaveRow } from './settings-form-frame';
import { Loaded } from './settings-queries';
import styles from './settings.module.css';

type Settings = Schemas['KsefSettings'];

const proofs = ['token', 'certificate'] as const;

interface KsefValues {
  environment: KsefEnvironmentName;
  proof: (typeof proofs)[number];
  token: string;
  certificate: string;
  private_key: string;
  private_key_password: string;
  offline_certificate: string;
  offline_private_key: string;
  offline_private_key_password: string;
}

/** Where the company's invoices are sent, and by what it proves itself there. */
export function KsefTab() {
  const query = useKsefSettings();
  return (
    <>
      <Loaded query={query}>{(settings) => <KsefForm settings={settings} />}</Loaded>
      <div className={styles['form']}>
        {query.data && query.data.environment !== 'off' && (
          <KsefTrial key={query.data.updated_at} environment={query.data.environment} />
        )}
        <KsefOutages />
      </div>
    </>
  );
}

const nothingEntered = {
  token: '',
  certificate: '',
  private_key: '',
  private_key_password: '',
  offline_certificate: '',
  offline_private_key: '',
  offline_private_key_password: '',
};

function KsefForm({ settings }: { settings: Settings }) {
  const t = useT();
  const toast = useToast();
  const client = useQueryClient();
  const { environment, credential } = settings;
  const { form, submit } = useSchemaForm<KsefValues>({
    schema: ({ ksefSettingsInputSchema }) => ksefSettingsInputSchema,
    only: ['environment', ...(Object.keys(nothingEntered) as (keyof typeof nothingEntered)[])],
    values: { environment, proof: credential?.kind ?? 'token', ...nothingEntered },
    rules: ({ environment: chosen, proof, token, certificate }) => {
      // Each environment issues its own; the API would name the kind that is stored, whose field may not be there.
      const isOther = chosen !== 'off' && chosen !== environment && environment !== 'off';
      if (!isOther || (proof === 'token' ? token.trim() : certificate) !== '') return {};
      return { [proof]: t('settings.ksef.ownProof') };
    },
    onSubmit: async () => {
      const { proof, environment: chosen, token, ...others } = form.getValues();
      const { certificate, private_key, private_key_password, ...offline } = others;
      // What stands in a field that is not shown is not meant.
      const signIn =
        proof === 'token' ? { token: token.trim() } : { certificate, private_key, private_key_password };
      const entered = Object.entries({ ...signIn, ...offline });
      const filled = chosen === 'off' ? {} : Object.fromEntries(entered.filter(([, text]) => text !== ''));
      const saved = await api.put('/company-settings/ksef', { body: { environment: chosen, ...filled } });
      client.setQueryData(ksefSettingsKey, saved);
      form.reset({ environment: saved.environment, proof, ...nothingEntered });
      toast.success(t('settings.ksef.done'));
    },
    onFailure: (error) => toast.failure(t('settings.failed'), error),
  });
  const proof = form.watch('proof');
  const isOn = form.watch('environment') !== 'off';
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={styles['form']}
        aria-label={t('settings.tab.ksef')}
        onSubmit={(event) => void submit(event)}
      >
        <FormSummary />
        <Section title={t('settings.ksef.title')} text={t('settings.ksef.text')}>
          <FormSelect
            name="environment"
            label={t('settings.ksef.environment')}
            options={ksefEnvironmentNameValues.map((value) => ({
              value,
              label: t(`settings.ksef.environments.${value}`),
            }))}
          />
          {environment !== 'off' && form.watch('environment') !== environment && (
            <Note tone="warn">{t('settings.ksef.leaves')}</Note>
          )}
          {!isOn && <p className={styles['hint']}>{t('settings.ksef.offText')}</p>}
          {!isOn && credential && <Stored credential={credential} />}
        </Section>
        {isOn && (
          <>
            <Section title={t('settings.ksef.proof')} text={t('settings.ksef.proofText')}>
              <Stored credential={credential} />
              <Segmented
                label={t('settings.ksef.proof')}
                value={proof}
                options={proofs.map((value) => ({ value, label: t(`settings.ksef.${value}`) }))}
                onChange={(value) => form.setValue('proof', value)}
              />
              {proof === 'token' ? (
                <FormText name="token" label={t('settings.ksef.token')} type="password" maxLength={1000} />
              ) : (
                <>
                  <PemField name="certificate" label={t('settings.ksef.certificatePem')} kind="certificate" />
                  <PemField name="private_key" label={t('settings.ksef.privateKey')} kind="key" />
                  <FormText
                    name="private_key_password"
                    label={t('settings.ksef.password')}
                    type="password"
                    autoComplete="new-password"
                  />
                </>
              )}
            </Section>
            <Section title={t('settings.ksef.offline.title')} text={t('settings.ksef.offline.text')}>
              <StoredOffline settings={settings} />
              <PemField
                name="offline_certificate"
                label={t('settings.ksef.offline.certificatePem')}
                kind="certificate"
              />
              <PemField name="offline_private_key" label={t('settings.ksef.offline.privateKey')} kind="key" />
              <FormText
                name="offline_private_key_password"
                label={t('settings.ksef.offline.password')}
                type="password"
                autoComplete="new-password"
              />
            </Section>
          </>
        )}
        {/* While nothing is sent there, there is nothing to save. */}
        {(isOn || form.formState.isDirty) && <SaveRow />}
      </form>
    </FormProvider>
  );
}

/** What is stored to sign in, of which nothing but its kind and its days is ever shown. */
function Stored({ credential }: Pick<Settings, 'credential'>) {
  const t = useT();
  const { shortDate } = useFormat();
  if (!credential) return <p className={styles['hint']}>{t('settings.ksef.none')}</p>;
  const { kind, environment, since, certificate_ends_at: end } = credential;
  const isOver = end !== null && new Date(end) <= new Date();
  return (
    <Note tone={isOver ? 'bad' : 'info'}>
      {t(`settings.ksef.stored.${kind}`, { date: shortDate(since) })}{' '}
      {environment && `(${t(`settings.ksef.environments.${environment}`)})`}{' '}
      {end && t(isOver ? 'settings.ksef.over' : 'settings.ksef.until', { date: shortDate(end) })}
    </Note>
  );
}

/** The certificate for offline invoices that is stored, and whether anything signs their second code. */
function StoredOffline({ settings }: { settings: Settings }) {
  const t = useT();
  const { shortDate } = useFormat();
  const { offline_certificate: stored } = settings;
  const isOver = stored !== null && new Date(stored.ends_at) <= new Date();
  return (
    <>
      {stored && (
        <Note tone={isOver ? 'bad' : 'info'}>
          {t('settings.ksef.offline.stored', {
            name: stored.name,
            serial: stored.serial_number,
            date: shortDate(stored.since),
          })}{' '}
          {stored.environment && `(${t(`settings.ksef.environments.${stored.environment}`)})`}{' '}
          {t(isOver ? 'settings.ksef.over' : 'settings.ksef.until', { date: shortDate(stored.ends_at) })}
        </Note>
      )}
      {lacksOfflineCertificate(settings) && <Note tone="warn">{t('settings.ksef.noCode')}</Note>}
    </>
  );
}

interface PemFieldProps {
  name: string;
  label: string;
  /** What the file holds. */
  kind: 'certificate' | 'key';
}

const taken = { certificate: '.pem,.crt,.cer', key: '.pem,.key' } as const;

/** A text in PEM: pasted, or read from a file that is chosen. */
function PemField({ name, label, kind }: PemFieldProps) {
  const t = useT();
  const { setError, setValue } = useFormContext();
  const read = async (file: File | undefined) => {
    if (!file) return;
    const text = pemOf(new Uint8Array(await file.arrayBuffer()), kind);
    if (text === null)
      setError(name, { type: 'file', message: t(`settings.ksef.noPem.${kind}`, { name: file.name }) });
    else setValue(name, text, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  };
  return (
    <div className={styles['pem']}>
      <FormText name={name} label={label} rows={4} />
      {/* The field in it is what has the focus and is told of. */}
      <Button component="label" role={undefined} tabIndex={-1} size="small" variant="outlined">
        {t('settings.ksef.chooseFile')}
        <input
          type="file"
          className="visually-hidden"
          accept={taken[kind]}
          aria-label={t('settings.ksef.chooseFileOf', { label })}
          onChange={({ target }) => {
            void read(target.files?.[0]);
            // The same file may come again, mended.
            target.value = '';
          }}
        />
      </Button>
    </div>
  );
}
