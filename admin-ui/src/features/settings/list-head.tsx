import Button from '@mui/material/Button';
import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../kit/components/icon';
import styles from './settings.module.css';

interface ListHeadProps {
  title: string;
  text: string;
  /** What adds to the list. */
  add: { icon: LucideIcon; label: string; run: () => void };
}

/** Above a list of the settings: what it holds, and the way to add to it. */
export function ListHead({ title, text, add }: ListHeadProps) {
  return (
    <div className={styles['usersHead']}>
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <Button variant="contained" onClick={add.run}>
        <Icon of={add.icon} />
        {add.label}
      </Button>
    </div>
  );
}
