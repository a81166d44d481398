import type { ReactNode, RefObject } from 'react';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { TextField } from '../ui/controls';
import type { FormState } from '../ui/use-form';
import { VEHICLE_LENGTHS, type VehicleField } from './vehicle-values';

interface VehicleFieldsProps {
  form: FormState<VehicleField>;
  element: RefObject<HTMLFormElement | null>;
  lead: string;
  /** What Enter in a field does where no script runs: a name and a value that the form sends. */
  action: readonly [name: string, value: string];
  texts: SubcontractorOrderMessages;
  onSubmit: () => void;
  /** What stands below the fields. */
  children?: ReactNode;
}

/** The form of the vehicle: without a script an answer takes its fields along. */
export const VEHICLE_FORM = 'vehicle';

/** The vehicle and the driver; nothing of it has to be told. */
export function VehicleFields({
  form,
  element,
  lead,
  action,
  texts,
  onSubmit,
  children,
}: VehicleFieldsProps) {
  const bind = (field: VehicleField, width: 'w3' | 'w3 m6') => ({
    name: field,
    label: texts.vehicleNames[field],
    value: form.values[field],
    fault: form.faults[field],
    maxLength: VEHICLE_LENGTHS[field],
    width,
    onChange: (text: string) => form.change(field, text),
  });
  return (
    <form
      ref={element}
      id={VEHICLE_FORM}
      method="post"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {/* Enter presses the first button of a form, which else would be the one that rejects. */}
      <button type="submit" name={action[0]} value={action[1]} hidden />
      <section className="card" aria-labelledby="vehicle-title">
        <h2 id="vehicle-title">{texts.vehicle}</h2>
        <p className="hint">{lead}</p>
        <div className="grid">
          <TextField {...bind('truck_plates', 'w3')} />
          <TextField {...bind('trailer_plates', 'w3')} />
          <TextField {...bind('driver_name', 'w3 m6')} />
          <TextField {...bind('driver_phone', 'w3 m6')} keyboard="tel" />
        </div>
        {children}
      </section>
    </form>
  );
}
