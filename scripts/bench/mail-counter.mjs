// A mail server on loopback that keeps nothing of a mail but who it was for and which one it was.
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/**
 * Starts to count.
 * @param {number} mailMs how long it takes over each mail, in milliseconds
 */
export async function startMailCounter(mailMs) {
  /** Recipient and Message-ID of each mail, in the order in which they came. */
  let mails = [];
  let refuses = () => false;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 100,
    logger: false,
    onRcptTo({ address }, _session, callback) {
      const error = refuses(address)
        ? Object.assign(new Error('no such mailbox'), { responseCode: 550 })
        : null;
      callback(error);
    },
    onData(stream, session, callback) {
      const take = async () => {
        const source = (await buffer(stream)).toString('latin1');
        const id = /^message-id: *(\S+)/im.exec(source)?.[1];
        await pause(mailMs);
        mails.push({ to: session.envelope.rcptTo[0].address, id, bytes: source.length });
      };
      take().then(() => callback(null, 'taken'), callback);
    },
  });
  // Senders that are killed are what this is for.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${listener.address().port}`,
    get count() {
      return mails.length;
    },
    /** Forgets what came so far. */
    begin() {
      mails = [];
    },
    /** Says from now on of the addresses that fit that there is no such mailbox. */
    refuse(isUnknown) {
      refuses = isUnknown;
    },
    /** How often each was sent what. */
    result() {
      const addressees = new Set(mails.map(({ to }) => to));
      const messages = new Set(mails.map(({ id }) => id));
      const bytes = mails.reduce((sum, mail) => sum + mail.bytes, 0);
      return {
        mails: mails.length,
        addressees: addressees.size,
        messages: messages.size,
        kilobytes: bytes / 1024 / (mails.length || 1),
      };
    },
    close: () => new Promise((done) => server.close(done)),
  };
}
