import type { ReactNode } from 'react';
import { AddressFields } from '../../../kit/form/address-fields';
import { FieldGroup } from '../../../kit/form/field-grid';
import { useT } from '../../../kit/i18n/use-t';
import styles from './transport-ends.module.css';
import type { TransportEnd } from './transport-values';

interface TransportEndFieldsProps {
  end: TransportEnd;
  autoFocus?: boolean;
  /** The country is given and cannot be changed. */
  fixedCountry?: boolean;
  /** After the fields: a remark, or ways to fill them in. */
  children?: ReactNode;
}

/** The titled fields of one end of a transport: they stand beside those of the other end. */
export function TransportEndFields({ end, children, ...fields }: TransportEndFieldsProps) {
  const t = useT();
  return (
    <FieldGroup title={t(`newOrder.${end}`)}>
      <AddressFields prefix={end} narrow {...fields} />
      {children && <div className={styles['remark']}>{children}</div>}
    </FieldGroup>
  );
}

/** Two columns, pickup and delivery; one below the other where there is no room. */
export function TransportEnds({ children }: { children: ReactNode }) {
  return <div className={styles['ends']}>{children}</div>;
}
