import type { NodemailerError } from 'nodemailer';
import { PermanentMailError, TemporaryMailError, type MailError } from './mail.port.js';

/** Commands whose refusal concerns the mail in hand; all others concern the connection or the settings. */
const COMMANDS_OF_A_MAIL = ['MAIL FROM', 'RCPT TO', 'DATA'];
/** Refusals of a whole client ("sign in first", "encrypt first"): mending the settings cures them. */
const REPLIES_ABOUT_SETTINGS = [503, 530, 534, 535, 538];
/** Failures without a reply that lie in the mail itself. */
const FAULTS_OF_A_MAIL = ['EENVELOPE', 'EMESSAGE', 'ESTREAM', 'EFILEACCESS', 'EURLACCESS'];

/**
 * Sorts a failed delivery. A 5xx reply to the mail is permanent, a 4xx reply temporary, and so is all trouble
 * of network, encryption and sign-in: after it is mended, the waiting mails go out.
 */
export function classifySmtpFailure(error: unknown): MailError {
  const failure: NodemailerError = error instanceof Error ? error : new Error(String(error));
  const { responseCode, command = '', code = '' } = failure;
  const reason = oneLine(failure.response ?? failure.message);
  if (responseCode === undefined) {
    return FAULTS_OF_A_MAIL.includes(code)
      ? new PermanentMailError(reason, null, { cause: error })
      : new TemporaryMailError(reason, null, { cause: error });
  }
  const refused =
    responseCode >= 500 &&
    responseCode < 600 &&
    COMMANDS_OF_A_MAIL.includes(command) &&
    !REPLIES_ABOUT_SETTINGS.includes(responseCode);
  return refused
    ? new PermanentMailError(reason, responseCode, { cause: error })
    : new TemporaryMailError(reason, responseCode, { cause: error });
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, 500);
}
