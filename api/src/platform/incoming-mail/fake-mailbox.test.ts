import { FakeMailbox } from './fake-mailbox.js';
import { describeMailbox } from './incoming-mail.contract.js';

describeMailbox('fake', () => {
  const mailbox = new FakeMailbox();
  return Promise.resolve({
    mailbox,
    deliver: (source, arrivedAt) => void mailbox.deliver(source, arrivedAt),
    empty: () => void mailbox.mails.splice(0),
    goAway: () => Promise.resolve(void (mailbox.isAway = true)),
    dispose: () => Promise.resolve(),
  });
});
