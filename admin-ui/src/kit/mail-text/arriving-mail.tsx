import { styled } from '@mui/material/styles';

const Frame = styled('iframe')({
  width: '100%',
  height: 430,
  border: '1px solid var(--line)',
  borderRadius: 'var(--r3)',
  // Mails are written for a light ground, whatever the theme.
  // Under the border it would show at the corners.
  background: '#fff padding-box',
  colorScheme: 'light',
});

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
    <Frame
      className={className}
      title={title}
      sandbox={hasLinks ? 'allow-popups allow-popups-to-escape-sandbox' : ''}
      referrerPolicy="no-referrer"
      srcDoc={`<base target="_blank">${html}`}
    />
  );
}
