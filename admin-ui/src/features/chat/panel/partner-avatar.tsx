import { Avatar } from '../../../kit/components/avatar';
import styles from './chat-panel.module.css';

interface PartnerAvatarProps {
  name: string;
  /** Shows a green dot; the words stand beside it. */
  isOnline: boolean;
}

/** Somebody's initials, with a dot when they are there. */
export function PartnerAvatar({ name, isOnline }: PartnerAvatarProps) {
  return (
    <span className={styles['avatar']} data-online={isOnline || undefined}>
      <Avatar name={name} />
    </span>
  );
}
