import { PeekPanel } from '../../kit/components/peek-panel';
import { useT } from '../../kit/i18n/use-t';
import { paths } from '../../kit/paths';
import { ContactFacts } from './contacts-part';
import { useContacts, useFitness, type Partner, type PartnerKind } from './partner-calls';
import { PartnerFacts } from './partner-page';
import { CarrierFigures, ClientFigures, FitnessNote, Part } from './partner-sections';
import styles from './partners.module.css';

const pageOf = { client: paths.clientPage, subcontractor: paths.subcontractorPage };

interface PartnerPeekProps {
  kind: PartnerKind;
  partner: Partner;
  onClose: () => void;
}

/** Beside a list: what is worth knowing of the record that has the focus. The focus stays in the list. */
export function PartnerPeek({ kind, partner, onClose }: PartnerPeekProps) {
  const t = useT();
  const { id, name } = partner;
  return (
    <PeekPanel
      label={t('partners.peek.label', { name })}
      title={name}
      hint={t('partners.peek.hint')}
      to={pageOf[kind](id)}
      openLabel={t('partners.peek.open')}
      onClose={onClose}
    >
      <div className={styles['peekBody']}>
        <PartnerFacts partner={partner} />
        {kind === 'client' ? <ClientFigures id={id} withOrders /> : <CarrierPart id={id} />}
        <PeekContacts kind={kind} id={id} />
      </div>
    </PeekPanel>
  );
}

function CarrierPart({ id }: { id: number }) {
  const { data } = useFitness(id);
  return (
    <>
      <FitnessNote fitness={data} />
      <CarrierFigures id={id} withOrders />
    </>
  );
}

function PeekContacts({ kind, id }: { kind: PartnerKind; id: number }) {
  const t = useT();
  const { data } = useContacts(kind, id);
  if (!data || data.items.length === 0) return null;
  return (
    <Part title={t('partners.peek.contacts')}>
      <ul className={`${styles['list']} ${styles['frame']}`}>
        {data.items.map((contact) => (
          <li key={contact.id} className={styles['card']}>
            <ContactFacts kind={kind} contact={contact} />
          </li>
        ))}
      </ul>
    </Part>
  );
}
