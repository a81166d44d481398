import type { ComponentChildren, RefObject } from 'preact';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { TextField } from '../ui/controls';
import type { FormState } from '../ui/use-form';
import { VEHICLE_LENGTHS, type VehicleField } from './vehicle-values';

interface VehicleFieldsProps {
  form: FormState<VehicleField>;
  element: RefObject<HTMLFormElement | null>;
  lead: string;
  texts: SubcontractorOrderMessages;
  onSubmit: () => void;
  /** What stands below the fields. */
  children?: ComponentChildren;
}

/** The vehicle and the driver; nothing of it has to be told. */
export function VehicleFields({ form, element, lead, texts, onSubmit, children }: VehicleFieldsProps) {
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
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
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
