import { useState, useId } from 'react';
import { Segmented } from '../../kit/components/segmented';
import { useT } from '../../kit/i18n/use-t';
import type { Recipient } from './recipient';
import type { Outgoing } from './use-outgoing';
import styles from './client-mail.module.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../kit/api/client';
import { ErrorState } from '../../kit/components/error-state';
import { SkeletonLines } from '../../kit/components/skeletons';
import { useSettled } from '../../kit/components/use-settled';
import { ArrivingMail } from '../../kit/mail-text/arriving-mail';
import { mailLanguageValues, type MailLanguage } from '@frakto/sdk/enums';
import IconButton from '@mui/material/IconButton';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ChevronDown from 'lucide-react/icons/chevron-down';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { Icon } from '../../kit/components/icon';
import { FieldFrame } from '../../kit/components/text-field';
import { useCountries } from '../../kit/api/countries';
import { useFormat } from '../../kit/format/use-format';
import { MailCopy } from '../../kit/mail-text/form-mail-message';
import { plainTextOf, readableText } from '../../kit/mail-text/plain-text';

/** The language of the translation, and the way to translate again. */
function LanguageField({ translation, target, onTarget, byReader, canVary }: Outgoing) {
  const t = useT();
  const format = useFormat();
  const id = useId();
  const { state, refresh } = translation;
  return (
    <div className={styles['language']}>
      <FieldFrame id={id} label={t('clientMail.language')}>
        {() => (
          <NativeSelect
            input={<OutlinedInput />}
            IconComponent={ChevronDown}
            id={id}
            value={byReader ? 'readers' : (target ?? '')}
            onChange={(event) => onTarget((event.target.value || null) as MailLanguage | null | 'readers')}
          >
            {canVary && <option value="readers">{t('clientMail.eachTheirs')}</option>}
            <option value="">{t('clientMail.noTranslation')}</option>
            {mailLanguageValues.map((value) => (
              <option key={value} value={value}>
                {format.language(value)}
              </option>
            ))}
          </NativeSelect>
        )}
      </FieldFrame>
      <IconButton
        className={styles['refresh']}
        aria-label={t('clientMail.refresh')}
        title={t('clientMail.refresh')}
        disabled={byReader !== null || state === 'off' || state === 'busy'}
        onClick={refresh}
      >
        <Icon of={RefreshCw} size={14} />
      </IconButton>
    </div>
  );
}

type Version = NonNullable<Outgoing['byReader']>[number];

interface VersionChoiceProps {
  versions: readonly Version[];
  value: MailLanguage;
  onChoose: (language: MailLanguage) => void;
}

/** Which of several translations is read. */
function VersionChoice({ versions, value, onChoose }: VersionChoiceProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Segmented
      label={t('clientMail.translation')}
      value={value}
      options={versions.map(({ language, count }) => ({
        value: language,
        label: `${format.language(language)} (${count})`,
      }))}
      onChange={onChoose}
    />
  );
}

/** The translated copy, to read alone: of a version where each reader gets their own. */
function TranslationPane({
  translation,
  version,
}: Pick<Outgoing, 'translation'> & { version: Version | undefined }) {
  const t = useT();
  const { state, words } = translation;
  const shown = version ? version.words : state === 'failed' ? null : words;
  const shownState = version ? version.state : state;
  if (shownState === 'off' || !shown)
    return (
      <p className={styles['none']}>
        {shownState === 'busy'
          ? t('clientMail.translating')
          : t(shownState === 'failed' ? 'clientMail.notTranslated' : 'clientMail.noneWanted')}
      </p>
    );
  return (
    <div className={styles['copy']} aria-busy={shownState === 'busy'}>
      <MailCopy label={t('clientMail.subjectCopy')} text={shown.subject} isLine />
      <MailCopy
        label={t('clientMail.messageCopy')}
        text={plainTextOf(shown.message) ?? readableText(shown.message)}
      />
    </div>
  );
}

interface RecipientFieldProps {
  recipients: readonly Recipient[];
  /** Of the directory; null where it is no client of it. */
  value: number | null;
  onChoose: (clientId: number) => void;
}

/** To whom the preview is written. */
function RecipientField({ recipients, value, onChoose }: RecipientFieldProps) {
  const t = useT();
  return (
    <FieldFrame label={t('clientMail.previewOf')}>
      {({ id }) => (
        <NativeSelect
          id={id}
          input={<OutlinedInput />}
          IconComponent={ChevronDown}
          value={value ?? ''}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {recipients.map(({ clientId, name }) => (
            <option key={clientId} value={clientId ?? ''}>
              {name}
            </option>
          ))}
        </NativeSelect>
      )}
    </FieldFrame>
  );
}

interface PreviewPaneProps {
  outgoing: Outgoing;
  recipient: Recipient | undefined;
}

/** The mail as it arrives at one of the recipients: composed by the server, with a name and a link that works. */
function PreviewPane({ outgoing, recipient }: PreviewPaneProps) {
  const t = useT();
  const { byId } = useCountries();
  const reads = byId(recipient?.countryId)?.mail_language ?? 'pl';
  const own = outgoing.byReader?.find((one) => one.language === reads && one.words !== null);
  const words = own?.words ?? outgoing.words;
  const language = own?.language ?? outgoing.language;
  const client_id = recipient?.clientId ?? null;
  const recipient_name = recipient?.name ?? null;
  const body = useSettled(JSON.stringify({ ...words, language, client_id, recipient_name }), 400);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', body],
    queryFn: ({ signal }) =>
      api.post('/preview-email', {
        body: JSON.parse(body) as { subject: string; message: string },
        signal,
      }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  if (error && !data) {
    return <ErrorState error={error} title={t('clientMail.previewFailed')} onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonLines lines={10} />;
  return (
    <>
      <p className={styles['line']}>
        <span>{t('clientMail.previewFor', { name: recipient?.name || (recipient?.email ?? '') })}</span>
        <b>{data.subject}</b>
      </p>
      {data.unknown.length > 0 && (
        <p className={styles['unknown']} role="status">
          {t('clientMail.unknown', { names: data.unknown.join(', ') })}
        </p>
      )}
      <ArrivingMail html={data.html} title={t('clientMail.preview')} />
    </>
  );
}

interface OtherSideProps {
  outgoing: Outgoing;
  /** Whom the preview can be shown as written to. */
  recipients: readonly Recipient[];
}

/** Beside the text that is being written: its translation, or the mail as it arrives. */
export function OtherSide({ outgoing, recipients }: OtherSideProps) {
  const t = useT();
  const [chosenId, setChosenId] = useState<number | null>(null);
  const recipient = recipients.find(({ clientId }) => clientId === chosenId) ?? recipients[0];
  const [shown, setShown] = useState<'translation' | 'preview'>('translation');
  const [looked, setLooked] = useState<MailLanguage | null>(null);
  const { byReader } = outgoing;
  const version = byReader?.find(({ language }) => language === looked) ?? byReader?.[0];
  return (
    <section className={styles['other']} aria-label={t('clientMail.other')}>
      {shown === 'preview' && recipients.length > 1 ? (
        <RecipientField recipients={recipients} value={recipient?.clientId ?? null} onChoose={setChosenId} />
      ) : (
        <LanguageField {...outgoing} />
      )}
      <div className={styles['head']}>
        <Segmented
          label={t('clientMail.other')}
          value={shown}
          options={(['translation', 'preview'] as const).map((value) => ({
            value,
            label: t(`clientMail.${value}`),
          }))}
          onChange={setShown}
        />
        {shown === 'translation' && byReader && byReader.length > 1 && version && (
          <VersionChoice versions={byReader} value={version.language} onChoose={setLooked} />
        )}
      </div>
      {shown === 'translation' ? (
        <TranslationPane translation={outgoing.translation} version={version} />
      ) : (
        <div className={styles['preview']}>
          <PreviewPane outgoing={outgoing} recipient={recipient} />
        </div>
      )}
    </section>
  );
}
