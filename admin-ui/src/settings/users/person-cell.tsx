import { Avatar } from '../../components/avatar';
import styles from './users.module.css';

/** Who a row is about; the address is null where it is the name. */
export function PersonCell({ name, email }: { name: string; email: string | null }) {
  return (
    <span className={styles['person']}>
      <Avatar name={name} />
      <span>
        <b className="cut" title={name}>
          {name}
        </b>
        {email !== null && (
          <small className="cut" title={email}>
            {email}
          </small>
        )}
      </span>
    </span>
  );
}
