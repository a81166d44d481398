import { useState } from 'react';
import { api } from '../../kit/api/client';
import { useToast } from '../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../kit/form/field-grid';
import { FormDate } from '../../kit/form/form-date';
import { FormDialog } from '../../kit/form/form-dialog';
import { FormSelect } from '../../kit/form/form-select';
import { useSchemaForm } from '../../kit/form/use-schema-form';
import { dayOf } from '../../kit/format/dates';
import { useT } from '../../kit/i18n/use-t';
import { saveFile } from '../../kit/save-file';
import { dayAfter, readWall } from '@frakto/sdk/clocks';

const kinds = ['invoices', 'payments', 'carrier-invoices'] as const;
const formats = ['csv', 'xlsx'] as const;

interface ExportValues {
  kind: (typeof kinds)[number];
  from: string;
  to: string;
  format: (typeof formats)[number];
}

/** What was typed and is no day is told so by the field. */
const isDay = (day: string | null) => day !== null && readWall(day) !== null;

/** The month before this one, which the accountant asks for. */
function lastMonth(): { from: string; to: string } {
  const to = dayAfter(`${dayOf(new Date()).slice(0, 7)}-01`, -1);
  return { from: `${to.slice(0, 7)}-01`, to };
}

/** Asks what the accountant gets, and saves it. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const [usual] = useState(lastMonth);
  const { form, submit } = useSchemaForm<ExportValues>({
    // What is asked for travels in the address, which has no schema: its faults are told by the rules below, and by the API.
    schema: ({ paymentInputSchema }) => paymentInputSchema,
    only: [],
    values: { kind: 'invoices', ...usual, format: 'xlsx' },
    rules: ({ from, to }) => ({
      ...(!isDay(from) && { from: t('common.fault.required') }),
      ...(!isDay(to) && { to: t('common.fault.required') }),
    }),
    onSubmit: async () => {
      const { kind, ...query } = form.getValues();
      const { name, content, count } = await api.download('/money/export/{kind}', {
        params: { path: { kind }, query },
      });
      const saved = name ?? `${kind}.${query.format}`;
      saveFile(saved, content);
      toast.success(t('money.export.done', { name: saved, smart_count: count ?? 0 }));
      onClose();
    },
    onFailure: (error) => toast.failure(t('money.export.failed'), error),
  });
  return (
    <FormDialog
      title={t('money.export.title')}
      form={form}
      submit={submit}
      submitLabel={t('money.export.submit')}
      onClose={onClose}
    >
      <FieldGrid>
        <Cell span={6}>
          <FormSelect
            name="kind"
            label={t('money.export.what')}
            options={kinds.map((value) => ({ value, label: t(`money.export.${value}`) }))}
          />
        </Cell>
        <Cell span={3}>
          <FormDate name="from" label={t('money.from')} required />
        </Cell>
        <Cell span={3}>
          <FormDate name="to" label={t('money.to')} required />
        </Cell>
        <Cell span={3}>
          <FormSelect
            name="format"
            label={t('money.export.format')}
            options={formats.map((value) => ({ value, label: t(`money.export.${value}`) }))}
          />
        </Cell>
      </FieldGrid>
    </FormDialog>
  );
}
