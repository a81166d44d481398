import Drawer from '@mui/material/Drawer';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useT } from '../../kit/i18n/use-t';
import { Sidebar } from './sidebar';

interface SidebarDrawerProps {
  open: boolean;
  onClose: () => void;
}

/** The menu on phones: it slides in, and goes once something was chosen. */
export function SidebarDrawer({ open, onClose }: SidebarDrawerProps) {
  const t = useT();
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    onClose();
  }, [key, onClose]);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      slotProps={{ paper: { 'aria-label': t('shell.mainMenu'), role: 'dialog', sx: { width: 280 } } }}
    >
      <Sidebar mini={false} onClose={onClose} />
    </Drawer>
  );
}
