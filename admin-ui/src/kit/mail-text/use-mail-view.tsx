import { useEffect, useState, type ReactNode } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { Segmented } from '../components/segmented';
import { useT } from '../i18n/use-t';

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
