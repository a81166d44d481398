import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { FieldGrid } from '../../../kit/form/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useT } from '../../../kit/i18n/use-t';
import { useOrder } from '../order-context';
import { useOrderMutation } from '../queries/use-order-mutation';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { ReferenceFields } from './more-facts';
import type { FactValues } from './fact-values';

type References = Pick<FactValues, 'client_reference' | 'our_reference'>;

/** What the parties call the order: it often comes after the offer was sent, when nothing else can be changed. */
export function ReferencesDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const toast = useToast();
  const { order } = useOrder();
  const put = useOrderMutation({
    run: (body: Schemas['OrderUpdate']) =>
      api.put('/orders/{id}', { params: { path: { id: order.id } }, body }),
    done: () => toast.success(t('orders.references.saved')),
  });
  const { form, submit } = useSchemaForm<References>({
    schema: ({ orderUpdateSchema }) => orderUpdateSchema,
    values: { client_reference: order.client_reference, our_reference: order.our_reference },
    empty: 'null',
    onSubmit: async (body) => {
      await put.mutateAsync(body as Schemas['OrderUpdate']);
      onClose();
    },
    onFailure: (error) => toast.failure(t('orders.references.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !put.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('orders.facts.references')}
        form={form}
        submit={submit}
        submitLabel={t('common.action.save')}
        onClose={askToClose}
      >
        <p>{t('orders.references.text')}</p>
        <FieldGrid>
          <ReferenceFields />
        </FieldGrid>
      </FormDialog>
      {question}
    </>
  );
}
