import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { PublicApi } from '../api/public-api';
import { isJustSaved } from '../lib/done';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { TextField } from '../ui/controls';
import { ON_SERVER, usePrepared } from '../ui/prepared';
import { useForm, type FormState } from '../ui/use-form';
import { useSubmission, type Submission } from '../ui/use-submission';
import { ActCard } from './act-card';
import { orderAnswer, type SubcontractorOrderState } from './use-subcontractor-order';
import {
  filledVehicle,
  knownVehicle,
  VEHICLE_FIELDS,
  VEHICLE_LENGTHS,
  wholeVehicle,
  type VehicleField,
} from './vehicle-values';

interface VehicleFieldsProps {
  form: FormState<VehicleField>;
  element: RefObject<HTMLFormElement | null>;
  lead: string;
  /** Their title where they open only when they are asked for. */
  folded?: string | null;
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
  folded = null,
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
      <ActCard id="vehicle-title" title={texts.vehicle} lead={lead} folded={folded}>
        <div className="grid">
          <TextField {...bind('truck_plates', 'w3')} />
          <TextField {...bind('trailer_plates', 'w3')} />
          <TextField {...bind('driver_name', 'w3 m6')} />
          <TextField {...bind('driver_phone', 'w3 m6')} keyboard="tel" />
        </div>
        {children}
      </ActCard>
    </form>
  );
}

/** What the carrier tells of the vehicle: with the acceptance, or later by itself. */
export interface VehicleTelling {
  form: FormState<VehicleField>;
  element: RefObject<HTMLFormElement | null>;
  submission: Submission;
  /** Whether the last thing done here was to save. */
  saved: boolean;
  save: () => void;
  /** What goes along with an acceptance. */
  withAcceptance: () => ReturnType<typeof filledVehicle>;
}

const nothingWrong = () => ({});

/** @param accepted whether the order was accepted in this visit, with what stands in the fields */
export function useVehicle(
  api: PublicApi,
  { link, report }: SubcontractorOrderState,
  accepted: boolean,
  texts: SubcontractorOrderMessages,
): VehicleTelling {
  const element = useRef<HTMLFormElement>(null);
  const prepared = usePrepared();
  const sent = ON_SERVER && prepared ? prepared.sent : null;
  const [saved, setSaved] = useState(sent === null && isJustSaved(prepared?.address.query));
  const { view, ask } = report;
  const form = useForm({
    fields: VEHICLE_FIELDS,
    base: useMemo(() => knownVehicle(view), [view]),
    draftKey: link && `vehicle:${link.orderId}:${link.routeId ?? ''}`,
    check: nothingWrong,
    incompleteText: '',
    form: element,
    sent,
  });
  const submission = useSubmission(
    form,
    VEHICLE_FIELDS,
    texts.vehicleNames,
    sent?.action === 'vehicle' ? sent : null,
  );

  // What went along with the acceptance is asked back in the form in which it is kept.
  const { clear } = form;
  useEffect(() => {
    if (!accepted) return;
    clear();
    ask();
    // The form is new with every keystroke; only the acceptance counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [accepted]);

  const save = (): void => {
    if (!link) return;
    setSaved(false);
    submission.submit(
      () => api.answerOrder(link.orderId, orderAnswer(link, 'accept', null, wholeVehicle(form.values))),
      () => {
        form.clear();
        ask();
        setSaved(true);
      },
    );
  };

  return {
    form: {
      ...form,
      change: (field, text) => {
        setSaved(false);
        form.change(field, text);
      },
    },
    element,
    submission,
    saved,
    save,
    withAcceptance: () => filledVehicle(form.values),
  };
}
