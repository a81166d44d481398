import {
  MailboxError,
  type ArrivedMail,
  type IncomingMailbox,
  type MailboxVisit,
  type MailHead,
  type MailPlace,
} from './incoming-mail.port.js';

interface KeptMail {
  uid: number;
  arrivedAt: Date;
  source: Buffer;
  isSettled: boolean;
}

/** A mailbox in this process's memory, for tests. */
export class FakeMailbox implements IncomingMailbox {
  /** Set to have all visits fail. */
  isAway = false;
  validity = 1;
  readonly mails: KeptMail[] = [];
  /** Numbers of the mails whose bodies were fetched, in order. */
  readonly fetched: number[] = [];
  /** Numbers of the mails that the mailbox cannot hand out; with `true` it is lost by the attempt. */
  readonly broken = new Map<number, boolean>();

  /** A mail arrives. @returns its number */
  deliver(source: string | Buffer, arrivedAt = new Date()): number {
    const uid = this.mails.length + 1;
    this.mails.push({ uid, arrivedAt, source: Buffer.from(source), isSettled: false });
    return uid;
  }

  /** Numbers of the mails that nobody has dealt with. */
  waiting(): number[] {
    return this.mails.filter(({ isSettled }) => !isSettled).map(({ uid }) => uid);
  }

  /** A mail waits again, as one that a process did not come to mark; or another one of its number. */
  unsettle(uid: number, source?: Buffer): void {
    const mail = this.mails.find((one) => one.uid === uid);
    if (!mail) return;
    mail.isSettled = false;
    mail.source = source ?? mail.source;
  }

  async visit<T>(work: (visit: MailboxVisit) => Promise<T>): Promise<T> {
    this.#refuseAway();
    const { validity } = this;
    let isLost = false;
    const find = (place: MailPlace) => {
      this.#refuseAway();
      if (isLost) throw new MailboxError('The connection is gone');
      return place.validity === this.validity ? this.mails.find(({ uid }) => uid === place.uid) : undefined;
    };
    return work({
      mailbox: 'fake',
      isOpen: () => !this.isAway && !isLost,
      findWaiting: () => Promise.resolve(this.waiting().map((uid) => ({ validity, uid }))),
      readHead: async (place, maxBytes): Promise<MailHead | null> => {
        const mail = find(place);
        if (!mail) return Promise.resolve(null);
        const { arrivedAt, source } = mail;
        const end = source.indexOf('\r\n\r\n');
        const head = end < 0 ? source : source.subarray(0, end + 4);
        const isWhole = head.length <= maxBytes;
        return { ...place, arrivedAt, size: source.length, head: head.subarray(0, maxBytes), isWhole };
      },
      read: async (place, maxBytes): Promise<ArrivedMail | null> => {
        const mail = find(place);
        if (!mail) return Promise.resolve(null);
        this.fetched.push(mail.uid);
        if (this.broken.has(mail.uid)) {
          isLost ||= this.broken.get(mail.uid) === true;
          throw new MailboxError('The mail cannot be read');
        }
        const { arrivedAt, source } = mail;
        const isWhole = source.length <= maxBytes;
        return { ...place, arrivedAt, source: source.subarray(0, maxBytes), isWhole };
      },
      settle: async (place) => {
        const mail = find(place);
        if (mail) mail.isSettled = true;
        return Promise.resolve();
      },
    });
  }

  #refuseAway(): void {
    if (this.isAway) throw new MailboxError('The mailbox is away');
  }
}
