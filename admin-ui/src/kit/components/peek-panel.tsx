import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '../i18n/use-t';
import { Icon } from './icon';
import styles from './peek-panel.module.css';

interface PeekPanelProps {
  /** Names the panel for screen readers. */
  label: string;
  title: string;
  /** Beside the title. */
  mark?: ReactNode;
  /** Which keys go on and close it. */
  hint: string;
  /** The record's own screen. */
  to: string;
  openLabel: string;
  onClose: () => void;
  children: ReactNode;
}

/** Beside a list: what is worth knowing of the record that has the focus. The focus stays in the list. */
export function PeekPanel({ label, title, mark, hint, to, openLabel, onClose, children }: PeekPanelProps) {
  const t = useT();
  return (
    <section
      className={styles['panel']}
      aria-label={label}
      data-peek
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onClose();
      }}
    >
      {/* The focus stays in the list: readers are told what is beside it now. */}
      <span role="status" className="visually-hidden">
        {label}
      </span>
      <div className={styles['head']}>
        <div>
          <h2>{title}</h2>
          {mark}
        </div>
        <IconButton size="small" aria-label={t('common.action.close')} onClick={onClose}>
          <Icon of={X} />
        </IconButton>
      </div>
      {/* Another record begins at its top. */}
      <div className={styles['body']} tabIndex={0} role="group" aria-label={title} key={to}>
        {children}
      </div>
      <div className={styles['foot']}>
        <span>{hint}</span>
        <Button size="small" variant="contained" component={Link} to={to}>
          {openLabel}
        </Button>
      </div>
    </section>
  );
}
