import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Suspense } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Schemas } from '../../kit/api/types';
import { FormText } from '../../kit/form/form-text';
import { LateTexts } from '../../kit/i18n/late-texts';
import { useT } from '../../kit/i18n/use-t';
import { useContacts } from './partner-calls';

type Contact = Schemas['Contact'];

interface FormRecipientProps {
  label: string;
  /** The client whose people are proposed; null where it is no client of the directory. */
  clientId: number | null;
  /** What the mail brings: those who are to get it are proposed first. */
  purpose: 'offers' | 'orders' | 'invoices';
  /** The address that the mail would go to otherwise. */
  usual: string;
  /** The dialog begins here. */
  autoFocus?: boolean;
}

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  alignItems: 'center',
  marginTop: 6,
  font: '400 12px/16px var(--font)',
  color: 'var(--text-3)',
});

/** Whom a mail goes to: an address, typed or taken from the people of the client. */
export function FormRecipient({ label, clientId, purpose, usual, autoFocus = false }: FormRecipientProps) {
  const { data } = useContacts('client', clientId ?? 0, clientId !== null);
  const people = peopleFor(purpose, data?.items ?? []).filter(
    ({ email }) => email?.toLowerCase() !== usual.toLowerCase(),
  );
  return (
    <div>
      <FormText
        name="recipient_email"
        label={label}
        type="email"
        inputMode="email"
        required
        autoFocus={autoFocus}
      />
      {people.length > 0 && (
        <Suspense>
          <LateTexts of="directories">
            <People people={people} usual={usual} />
          </LateTexts>
        </Suspense>
      )}
    </div>
  );
}

function People({ people, usual }: { people: readonly Contact[]; usual: string }) {
  const t = useT();
  const { setFocus, setValue } = useFormContext();
  const chosen: unknown = useWatch({ name: 'recipient_email' });
  const take = (email: string) => {
    setValue('recipient_email', email, { shouldDirty: true, shouldValidate: true });
    // The button of the usual address goes once that is taken.
    setFocus('recipient_email');
  };
  return (
    <Row role="group" aria-label={t('partners.recipient.people')}>
      {chosen !== usual && usual && (
        <Button size="small" variant="outlined" onClick={() => take(usual)}>
          {usual}
        </Button>
      )}
      {people.map(({ id, name, email, role }) => (
        <Button
          key={id}
          size="small"
          variant="outlined"
          aria-pressed={chosen === email}
          title={email ?? ''}
          onClick={() => take(email ?? '')}
        >
          {role === null ? name : `${name}, ${t(`partners.contacts.roles.${role}`).toLowerCase()}`}
        </Button>
      ))}
    </Row>
  );
}

/** People with an address; those who are to get what the mail brings come first. */
function peopleFor(purpose: FormRecipientProps['purpose'], contacts: readonly Contact[]): Contact[] {
  const gets = (contact: Contact) => contact[`gets_${purpose}`];
  return contacts
    .filter(({ email }) => email)
    .toSorted((one, other) => Number(gets(other)) - Number(gets(one)));
}
