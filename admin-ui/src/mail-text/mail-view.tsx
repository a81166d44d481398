import styles from './mail-view.module.css';

interface MailViewProps {
  subject: string;
  /** A whole document. */
  html: string;
  /** Names the frame. */
  title: string;
  /** Whether its links open; off where they lead nowhere yet. */
  hasLinks?: boolean;
}

/** A mail as it arrives, in a frame of its own: no scripts, no forms, no access to this page. Links open a new tab. */
export function MailView({ subject, html, title, hasLinks = true }: MailViewProps) {
  return (
    <div className={styles['mail']}>
      <b>{subject}</b>
      <iframe
        title={title}
        sandbox={hasLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
        referrerPolicy="no-referrer"
        srcDoc={`<base target="_blank">${html}`}
      />
    </div>
  );
}
