import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { PublicApi } from '../api/public-api';
import type { SubcontractorOrderMessages } from '../messages/pl/subcontractor-order';
import { isJustSaved } from '../lib/done';
import { usePrepared } from '../ui/prepared';
import { useForm, type FormState } from '../ui/use-form';
import { useSubmission, type Submission } from '../ui/use-submission';
import { orderAnswer } from './order-answer';
import type { SubcontractorOrderState } from './use-subcontractor-order';
import {
  filledVehicle,
  knownVehicle,
  VEHICLE_FIELDS,
  wholeVehicle,
  type VehicleField,
} from './vehicle-values';

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
  const sent = prepared?.sent ?? null;
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
