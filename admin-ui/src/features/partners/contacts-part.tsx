import Button from '@mui/material/Button';
import Plus from 'lucide-react/icons/plus';
import { contactRoleValues, mailLanguageValues } from '@frakto/sdk/enums';
import { useState } from 'react';
import { api } from '../../kit/api/client';
import type { Schemas } from '../../kit/api/types';
import { Icon } from '../../kit/components/icon';
import { Tag } from '../../kit/components/tag';
import { Cell } from '../../kit/form/field-grid';
import { FormSelect } from '../../kit/form/form-select';
import { FormText } from '../../kit/form/form-text';
import { phoneLink, phoneText } from '../../kit/format/phone';
import { useFormat } from '../../kit/format/use-format';
import { useT } from '../../kit/i18n/use-t';
import { EntryActions, EntryDialog, FormTick } from './entry-dialogs';
import { useContacts, type PartnerKind } from './partner-calls';
import { Answered, Part } from './partner-sections';
import styles from './partners.module.css';

type Contact = Schemas['Contact'];

interface ContactsPartProps {
  kind: PartnerKind;
  id: number;
}

/** Who is there: each with a role, and with what is sent to them. */
export function ContactsPart({ kind, id }: ContactsPartProps) {
  const t = useT();
  const query = useContacts(kind, id);
  const [edited, setEdited] = useState<Contact | 'new' | null>(null);
  return (
    <Part
      title={t('partners.contacts.title')}
      actions={
        <Button size="small" variant="outlined" onClick={() => setEdited('new')}>
          <Icon of={Plus} size={14} />
          {t('partners.contacts.add')}
        </Button>
      }
    >
      <Answered query={query} rows={2}>
        {({ items }) => (
          <div className={styles['frame']}>
            {items.length === 0 ? (
              <p className={styles['empty']}>{t('partners.contacts.empty')}</p>
            ) : (
              <ContactList kind={kind} id={id} items={items} onEdit={setEdited} />
            )}
          </div>
        )}
      </Answered>
      {edited && (
        <ContactDialog
          kind={kind}
          id={id}
          contact={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
        />
      )}
    </Part>
  );
}

interface ContactListProps extends ContactsPartProps {
  items: readonly Contact[];
  onEdit: (contact: Contact) => void;
}

function ContactList({ kind, id, items, onEdit }: ContactListProps) {
  const t = useT();
  const remove = (contact: Contact) => {
    const params = { path: { id, contactId: contact.id } };
    return kind === 'client'
      ? api.delete('/client-directory/{id}/contacts/{contactId}', { params })
      : api.delete('/subcontractor-directory/{id}/contacts/{contactId}', { params });
  };
  return (
    <ul className={styles['list']} aria-label={t('partners.contacts.title')}>
      {items.map((contact) => {
        const { name } = contact;
        return (
          <li key={contact.id} className={styles['card']}>
            <ContactFacts kind={kind} contact={contact} />
            <EntryActions
              kind={kind}
              editLabel={t('partners.contacts.editOf', { name })}
              removeLabel={t('partners.contacts.removeOf', { name })}
              removeTitle={t('partners.contacts.removeTitle', { name })}
              removeText={t('partners.contacts.removeText')}
              removed={t('partners.contacts.removed', { name })}
              failed={t('partners.contacts.removeFailed')}
              onEdit={() => onEdit(contact)}
              remove={() => remove(contact)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** A person to read. */
export function ContactFacts({ kind, contact }: { kind: PartnerKind; contact: Contact }) {
  const t = useT();
  const { name, role, email, phone, notes } = contact;
  const gets = [
    ...(contact.gets_offers ? [t(`partners.contacts.gets_offers.${kind}`)] : []),
    ...(contact.gets_orders ? [t('partners.contacts.gets_orders')] : []),
    ...(contact.gets_invoices ? [t('partners.contacts.gets_invoices')] : []),
  ];
  return (
    <div>
      <span className={styles['name']}>
        {name} <Tag tone="line">{t(`partners.contacts.roles.${role}`)}</Tag>
      </span>
      {email && (
        <p className="cut" title={email}>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {phone && (
        <p className="num">
          <a href={phoneLink(phone)}>{phoneText(phone)}</a>
        </p>
      )}
      {notes && <p>{notes}</p>}
      {gets.length > 0 && (
        <span className={styles['tags']}>
          {t('partners.contacts.getsList')}
          {gets.map((word) => (
            <Tag key={word}>{word}</Tag>
          ))}
        </span>
      )}
    </div>
  );
}

type ContactValues = Omit<Schemas['ContactInput'], 'name'> & { name: string };

interface ContactDialogProps extends ContactsPartProps {
  contact: Contact | null;
  onClose: () => void;
}

function ContactDialog({ kind, id, contact, onClose }: ContactDialogProps) {
  const t = useT();
  const { language } = useFormat();
  const values: ContactValues = {
    name: contact?.name ?? '',
    role: contact?.role ?? 'dispatcher',
    email: contact?.email ?? '',
    phone: phoneText(contact?.phone ?? ''),
    language: contact?.language ?? null,
    notes: contact?.notes ?? '',
    gets_offers: contact?.gets_offers ?? false,
    gets_orders: contact?.gets_orders ?? false,
    gets_invoices: contact?.gets_invoices ?? false,
  };
  const save = (sent: unknown) => {
    if (!contact) {
      const [params, body] = [{ path: { id } }, sent as Schemas['ContactInput']];
      return kind === 'client'
        ? api.post('/client-directory/{id}/contacts', { params, body })
        : api.post('/subcontractor-directory/{id}/contacts', { params, body });
    }
    const params = { path: { id, contactId: contact.id } };
    const body = { ...(sent as Schemas['ContactUpdate']), version: contact.version };
    return kind === 'client'
      ? api.put('/client-directory/{id}/contacts/{contactId}', { params, body })
      : api.put('/subcontractor-directory/{id}/contacts/{contactId}', { params, body });
  };
  return (
    <EntryDialog<ContactValues>
      kind={kind}
      title={t(contact ? 'partners.contacts.edit' : 'partners.contacts.add')}
      schema={({ contactInputSchema }) => contactInputSchema}
      values={values}
      save={save}
      saved={({ name }) => t('partners.contacts.saved', { name: name.trim() })}
      failed={t('partners.contacts.failed')}
      onClose={onClose}
    >
      <Cell span={4}>
        <FormText name="name" label={t('partners.contacts.name')} required autoFocus />
      </Cell>
      <Cell span={2}>
        <FormSelect
          name="role"
          label={t('partners.contacts.role')}
          options={contactRoleValues.map((value) => ({
            value,
            label: t(`partners.contacts.roles.${value}`),
          }))}
        />
      </Cell>
      <Cell span={3}>
        <FormText name="email" label={t('partners.contacts.email')} type="email" inputMode="email" />
      </Cell>
      <Cell span={3}>
        <FormText name="phone" label={t('partners.contacts.phone')} type="tel" inputMode="tel" />
      </Cell>
      <Cell span={3}>
        <FormSelect
          name="language"
          label={t('partners.contacts.language')}
          hint={t('partners.contacts.languageHint')}
          optional
          options={mailLanguageValues.map((value) => ({ value, label: language(value) }))}
        />
      </Cell>
      <Cell span={6}>
        <fieldset className={styles['ticks']}>
          <legend>{t('partners.contacts.gets')}</legend>
          <FormTick name="gets_offers" label={t(`partners.contacts.gets_offers.${kind}`)} />
          <FormTick name="gets_orders" label={t('partners.contacts.gets_orders')} />
          <FormTick name="gets_invoices" label={t('partners.contacts.gets_invoices')} />
        </fieldset>
      </Cell>
      <Cell span={6}>
        <FormText name="notes" label={t('partners.contacts.notes')} rows={2} maxLength={1000} />
      </Cell>
    </EntryDialog>
  );
}
