import { styled } from '@mui/material/styles';
import { ErrorState } from '../components/error-state';
import { Note } from '../components/note';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { ArrivingMail } from './arriving-mail';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Segmented } from '../components/segmented';
import { useSettled } from '../components/use-settled';

const Subject = styled('b')({
  font: '600 14px/20px var(--font)',
  overflowWrap: 'anywhere',
});

const Awaited = styled('div')({ height: 430, overflow: 'hidden' });

interface ComposedMailProps {
  /** As the server composed it; undefined while it is on its way. */
  mail: { subject: string; html: string; unknown: string[] } | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** A mail before it is sent, as its reader will see it; says which placeholders nobody fills. Its links lead nowhere yet. */
export function ComposedMail({ mail, error, onRetry }: ComposedMailProps) {
  const t = useT();
  if (error && !mail)
    return <ErrorState error={error} title={t('common.mailText.previewFailed')} onRetry={onRetry} />;
  // As high as the mail will be: nobody presses beside a button that moves.
  if (!mail)
    return (
      <>
        <Subject aria-hidden>{'\u00a0'}</Subject>
        <Awaited data-mail>
          <SkeletonLines lines={12} />
        </Awaited>
      </>
    );
  return (
    <>
      {mail.unknown.length > 0 && (
        <Note tone="warn">{t('common.mailText.nobodyFills', { names: mail.unknown.join(', ') })}</Note>
      )}
      <Subject>{mail.subject}</Subject>
      <ArrivingMail html={mail.html} title={t('common.mailText.asRead')} hasLinks={false} />
    </>
  );
}

interface MailPreviewProps<Body> {
  /** Tells the mails of one call from those of another. */
  name: string;
  /** What the mail is composed of; while it is typed, the mail follows in pauses. Null while that is nothing to send: the mail stays as it was. */
  body: Body | null;
  load: (body: Body, signal: AbortSignal) => Promise<ComposedMailProps['mail']>;
}

/** A mail as its reader will get it, composed by the server of what stands in a form. */
export function MailPreview<Body>({ name, body, load }: MailPreviewProps<Body>) {
  const settled = useSettled(JSON.stringify(body), 400);
  const { data, error, refetch } = useQuery({
    queryKey: ['mail-preview', name, settled],
    queryFn: ({ signal }) => load(JSON.parse(settled) as Body, signal),
    enabled: settled !== 'null',
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return <ComposedMail mail={data} error={error} onRetry={() => void refetch()} />;
}

const Composer = styled('section')({ display: 'grid', gap: 12, minWidth: 0 });
const Fields = styled('div')({ display: 'grid', gap: 16, minWidth: 0 });

interface MailComposerProps {
  /** The mail as its reader will get it; not asked for while the mail is written. */
  preview: () => ReactNode;
  /** Before the choice between reading and writing. */
  lead?: ReactNode;
  /** Subject and message. */
  children: ReactNode;
}

/**
 * A letter beside what is decided of it: to whom, until when, what comes along. First those, then the letter; where there is no room for both
 * beside each other, it stands below.
 */
export const LetterColumns = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '& > div': { display: 'grid', gap: 16, alignContent: 'start', minWidth: 0 },
  '@media (min-width: 1024px)': {
    gridTemplateColumns: 'minmax(0, 328px) minmax(0, 1fr)',
    gap: 24,
    // As high as the window has room for beside head and foot.
    '& :is(iframe, [data-mail])': { height: 'clamp(320px, calc(100dvh - 390px), 560px)' },
  },
});

/** A letter below the little that is decided of it. */
export const LetterRows = styled('div')({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  '@media (min-width: 600px)': {
    '& :is(iframe, [data-mail])': { height: 'clamp(240px, calc(100dvh - 450px), 560px)' },
  },
});

/**
 * A mail that is about to be sent: first as its reader will get it, and to be edited on demand. Its fields are there all the time, so that
 * the keyboard reaches them; they come in view as soon as one has the focus, or is at fault.
 */
export function MailComposer({ preview, lead, children }: MailComposerProps) {
  const t = useT();
  const [isWriting, setIsWriting] = useState(false);
  const { errors } = useFormState({ name: ['subject', 'message'] });
  const isFaulty = Boolean(errors['subject'] ?? errors['message']);
  useEffect(() => {
    if (isFaulty) setIsWriting(true);
  }, [isFaulty, errors]);
  return (
    <Composer aria-label={t('common.mailText.mail')}>
      <Head>
        {lead}
        <Segmented
          label={t('common.mailText.view')}
          value={isWriting ? 'write' : 'read'}
          options={[
            { value: 'read', label: t('common.mailText.asRead') },
            { value: 'write', label: t('common.mailText.write') },
          ]}
          onChange={(view) => setIsWriting(view === 'write')}
        />
      </Head>
      {!isWriting && preview()}
      <Fields className={isWriting ? undefined : 'visually-hidden'} onFocus={() => setIsWriting(true)}>
        {children}
      </Fields>
    </Composer>
  );
}

const Head = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: '8px 16px' });
