import type { ReactNode } from 'react';
import { Icon } from './icon';

/** The id of a field's control, which the summary of errors points at. */
export function controlId(name: string): string {
  return `field-${name}`;
}

type Width = 'w6' | 'w4 m3' | 'w2 m3' | 'w2 m6' | 'w3' | 'w3 m6';

interface FieldFrame {
  name: string;
  label: string;
  required?: boolean;
  hint?: string | undefined;
  fault?: string | undefined;
  /** Share of the six columns; `-m` says how many on a phone. With `beside` the hint stands beside the label. */
  width: Width | `${Width} beside`;
  children: ReactNode;
}

/** Ties a control to its error and its hint. */
export function describedBy(
  name: string,
  hint: string | undefined,
  fault: string | undefined,
): string | undefined {
  const ids = [fault ? `${controlId(name)}-error` : '', hint ? `${controlId(name)}-hint` : ''].filter(
    Boolean,
  );
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** What every control is given: name, id, and how it stands. */
export function controlProps({
  name,
  required,
  hint,
  fault,
}: Omit<FieldFrame, 'children' | 'label' | 'width'>) {
  return {
    name,
    id: controlId(name),
    required,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': describedBy(name, hint, fault),
  };
}

/** Hint and error of a field. */
export function FieldNotes({
  name,
  hint,
  fault,
}: {
  name: string;
  hint?: string | undefined;
  fault?: string | undefined;
}) {
  return (
    <>
      {fault && (
        <p className="fault" id={`${controlId(name)}-error`}>
          <Icon name="alert" size="sm" />
          <span>{fault}</span>
        </p>
      )}
      {hint && (
        <p className="hint" id={`${controlId(name)}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

/** The star beside a label; screen readers hear `required` from the control. */
export function Star() {
  return (
    <span className="star" aria-hidden="true">
      *
    </span>
  );
}

/** A label above its control, notes below. */
export function Field({ name, label, required, hint, fault, width, children }: FieldFrame) {
  return (
    <div className={`field ${width}`}>
      <label htmlFor={controlId(name)}>
        {label}
        {required && <Star />}
      </label>
      {children}
      <FieldNotes name={name} hint={hint} fault={fault} />
    </div>
  );
}
