import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/components/icon';
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
    <section className={styles['peek']} aria-label={t('partners.peek.label', { name })} data-peek>
      <div className={styles['peekHead']}>
        <div>
          <h2>{name}</h2>
        </div>
        <IconButton size="small" aria-label={t('common.action.close')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      <div className={styles['peekBody']} tabIndex={0} role="group" aria-label={name} key={id}>
        <PartnerFacts partner={partner} />
        {kind === 'client' ? <ClientFigures id={id} /> : <CarrierPart id={id} />}
        <PeekContacts kind={kind} id={id} />
      </div>
      <div className={styles['peekFoot']}>
        <span>{t('partners.peek.hint')}</span>
        <Button size="small" variant="contained" component={Link} to={pageOf[kind](id)}>
          {t('partners.peek.open')}
        </Button>
      </div>
    </section>
  );
}

function CarrierPart({ id }: { id: number }) {
  const { data } = useFitness(id);
  return (
    <>
      <FitnessNote fitness={data} />
      <CarrierFigures id={id} />
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
