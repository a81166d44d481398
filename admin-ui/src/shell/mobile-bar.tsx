import IconButton from '@mui/material/IconButton';
import Menu from 'lucide-react/icons/menu';
import Search from 'lucide-react/icons/search';
import { ChatBarButton } from '../chat/chat-button';
import { Icon } from '../components/icon';
import { useT } from '../i18n/use-t';
import { useShell } from './shell-context';
import styles from './shell.module.css';

interface MobileBarProps {
  /** What the screen is about. */
  title: string;
  onMenu: () => void;
}

/** On phones: menu, name of the screen, chat, search. */
export function MobileBar({ title, onMenu }: MobileBarProps) {
  const t = useT();
  const { openPalette } = useShell();
  return (
    <header className={styles['mobileBar']}>
      <IconButton size="large" aria-label={t('shell.openMenu')} onClick={onMenu}>
        <Icon of={Menu} />
      </IconButton>
      {/* The screen's own heading is in the page for screen readers. */}
      <b className="cut" aria-hidden="true">
        {title}
      </b>
      <ChatBarButton />
      <IconButton size="large" aria-label={t('shell.search')} onClick={openPalette}>
        <Icon of={Search} />
      </IconButton>
    </header>
  );
}
