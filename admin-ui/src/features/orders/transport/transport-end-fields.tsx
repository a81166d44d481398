import { styled } from '@mui/material/styles';
import { type ReactNode, useCallback } from 'react';
import { AddressFields } from '../../../kit/form/address-fields';
import { FieldGroup } from '../../../kit/form/field-grid';
import { useT } from '../../../kit/i18n/use-t';
import type { TransportEnd, TransportValues } from './transport-values';
import { useCountries } from '../../../kit/api/countries';
import { usePostCodeRule } from '../../../kit/form/use-post-code-rule';

const Remark = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 4px',
  marginTop: 12,
  color: 'var(--text-3)',
  font: '400 12px/16px var(--font)',
});

/** Two columns, pickup and delivery; one below the other where there is no room. */
export const TransportEnds = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 12px',
  '@media (max-width: 899px)': {
    gap: 16,
  },
  '@media (max-width: 719px)': {
    gridTemplateColumns: 'minmax(0, 1fr)',
  },
});

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
      <AddressFields prefix={end} {...fields} />
      {children && <Remark>{children}</Remark>}
    </FieldGroup>
  );
}

type Messages = Partial<Record<keyof TransportValues, string>>;

const ends: readonly TransportEnd[] = ['pickup', 'delivery'];

/** The rules between the fields of a transport: post codes by their countries, unloading not before loading. */
export function useTransportRules(): (values: TransportValues) => Messages {
  const t = useT();
  const { byCode } = useCountries();
  const postCode = usePostCodeRule();
  return useCallback(
    (values) => {
      const messages: Messages = {};
      for (const end of ends) {
        const fault = postCode(byCode(values[`${end}_country`]), values[`${end}_post_code`]);
        if (fault !== undefined) messages[`${end}_post_code`] = fault;
      }
      const { pickup_date: pickup, delivery_date: delivery } = values;
      if (pickup && delivery && delivery < pickup) messages.delivery_date = t('newOrder.dateOrder');
      return messages;
    },
    [t, byCode, postCode],
  );
}
