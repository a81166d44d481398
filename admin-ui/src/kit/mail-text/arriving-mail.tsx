import styles from './arriving-mail.module.css';

interface ArrivingMailProps {
  /** A whole document, as the server composed it. */
  html: string;
  /** Names the frame. */
  title: string;
  /** Whether its links open; off where they lead nowhere yet. */
  hasLinks?: boolean;
  className?: string | undefined;
}

/**
 * A mail as it arrives, in a frame of its own: no scripts, no forms, no access to this page. Its links open a new tab.
 */
export function ArrivingMail({ html, title, hasLinks = true, className }: ArrivingMailProps) {
  return (
    <iframe
      className={[styles['frame'], className].join(' ')}
      title={title}
      sandbox={hasLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      referrerPolicy="no-referrer"
      srcDoc={`<base target="_blank">${html}`}
    />
  );
}
