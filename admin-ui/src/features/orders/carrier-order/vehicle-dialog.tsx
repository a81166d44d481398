import { wayOf } from '../../../kit/format/way';
import { api } from '../../../kit/api/client';
import type { Schemas } from '../../../kit/api/types';
import { useToast } from '../../../kit/components/use-toast';
import { Cell, FieldGrid } from '../../../kit/form/field-grid';
import { FormDialog } from '../../../kit/form/form-dialog';
import { FormText } from '../../../kit/form/form-text';
import { useCloseGuard } from '../../../kit/form/use-unsaved-guard';
import { useSchemaForm } from '../../../kit/form/use-schema-form';
import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';
import { useOrderMutation } from '../queries/use-order-mutation';
import { vehicleOf, type Vehicle } from './vehicle-state';

interface VehicleDialogProps {
  route: Route;
  onClose: () => void;
}

/** Vehicle and driver entered by the forwarder, for a carrier who told them by phone. */
export function VehicleDialog({ route, onClose }: VehicleDialogProps) {
  const t = useT();
  const toast = useToast();
  const routeName = wayOf(route);
  const put = useOrderMutation({
    run: (body: Schemas['RouteUpdate']) =>
      api.put('/order-routes/{id}', { params: { path: { id: route.id } }, body }),
    done: () => toast.success(t('carrierOrder.vehicle.saved')),
  });
  const { form, submit } = useSchemaForm<Vehicle>({
    schema: ({ routeUpdateSchema }) => routeUpdateSchema,
    values: vehicleOf(route),
    empty: 'null',
    onSubmit: async (body) => {
      await put.mutateAsync(body as Schemas['RouteUpdate']);
      onClose();
    },
    onFailure: (error) => toast.failure(t('carrierOrder.vehicle.failed'), error),
  });
  const { askToClose, question } = useCloseGuard(form.formState.isDirty && !put.isPending, onClose);
  return (
    <>
      <FormDialog
        title={t('carrierOrder.vehicle.dialogTitle', { route: routeName })}
        form={form}
        submit={submit}
        submitLabel={t('common.action.save')}
        onClose={askToClose}
      >
        <FieldGrid>
          <Cell span={3}>
            <FormText
              name="truck_plates"
              label={t('carrierOrder.vehicle.truck_plates')}
              maxLength={20}
              autoFocus
            />
          </Cell>
          <Cell span={3}>
            <FormText name="trailer_plates" label={t('carrierOrder.vehicle.trailer_plates')} maxLength={20} />
          </Cell>
          <Cell span={3}>
            <FormText name="driver_name" label={t('carrierOrder.vehicle.driver_name')} maxLength={200} />
          </Cell>
          <Cell span={3}>
            <FormText
              name="driver_phone"
              label={t('carrierOrder.vehicle.driver_phone')}
              hint={t('carrierOrder.vehicle.phoneHint')}
              maxLength={40}
              inputMode="tel"
            />
          </Cell>
        </FieldGrid>
      </FormDialog>
      {question}
    </>
  );
}
