import { styled } from '@mui/material/styles';
import { ErrorState } from '../components/error-state';
import { Note } from '../components/note';
import { SkeletonLines } from '../components/skeletons';
import { useT } from '../i18n/use-t';
import { ArrivingMail } from './arriving-mail';
import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Segmented } from '../components/segmented';

const Subject = styled('b')({
  font: '600 14px/20px var(--font)',
  overflowWrap: 'anywhere',
});

interface ComposedMailProps {
  /** As the server composed it; undefined while it is on its way. */
  mail: { subject: string; html: string; unknown: string[] } | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** A mail before it is sent, as the client will see it; says which placeholders nobody fills. Its links lead nowhere yet. */
export function ComposedMail({ mail, error, onRetry }: ComposedMailProps) {
  const t = useT();
  if (error && !mail)
    return <ErrorState error={error} title={t('orders.offerDialog.previewFailed')} onRetry={onRetry} />;
  if (!mail) return <SkeletonLines lines={12} />;
  return (
    <>
      {mail.unknown.length > 0 && (
        <Note tone="warn">{t('orders.offerDialog.unknown', { names: mail.unknown.join(', ') })}</Note>
      )}
      <Subject>{mail.subject}</Subject>
      <ArrivingMail html={mail.html} title={t('orders.offerDialog.preview')} hasLinks={false} />
    </>
  );
}

interface MailView {
  /** Whether the mail is looked at as it will arrive, in place of its fields. */
  isPreview: boolean;
  /** Leads from one to the other. */
  choice: ReactNode;
}

/** A mail is written, or looked at as it will arrive; what is wrong with it is told where it is written. */
export function useMailView<Values extends FieldValues>(form: UseFormReturn<Values>): MailView {
  const t = useT();
  const [view, setView] = useState<'write' | 'preview'>('write');
  const { errors } = form.formState;
  const isFaulty = Object.keys(errors).length > 0;
  useEffect(() => {
    if (isFaulty) setView('write');
  }, [isFaulty, errors]);
  return {
    isPreview: view === 'preview',
    choice: (
      <Segmented
        label={t('orders.offerDialog.view')}
        value={view}
        options={[
          { value: 'write', label: t('orders.offerDialog.write') },
          { value: 'preview', label: t('orders.offerDialog.preview') },
        ]}
        onChange={setView}
      />
    ),
  };
}
