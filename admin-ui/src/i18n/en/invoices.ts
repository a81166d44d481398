/** Texts of an order's invoices. */
export const invoices = {
  create: 'Create invoice',
  list: 'Invoices',
  listFailed: 'The invoices could not be loaded',
  issued: 'issued %{date}',
  dueOn: 'due %{date}',
  sentTo: 'sent to %{email}, %{date}',
  notSent: 'not sent yet',
  paidOn: 'paid %{date}',
  correction: 'correction',
  open: 'Open %{number}',
  correctLabel: 'Correct',
  send: 'Send invoice',
  sendOne: 'Send',
  sendAgain: 'Send again',
  sendOneOf: 'Send %{number}',
  balance: 'Due after corrections',
  due: {
    today: 'Payment due today',
    in: 'Payment due %{date}, in %{smart_count} day |||| Payment due %{date}, in %{smart_count} days',
    overdue: 'Payment overdue by %{smart_count} day |||| Payment overdue by %{smart_count} days',
  },
  note: {
    created: 'Invoice %{number} is issued, but the client has not got it yet.',
    sent: 'Invoice %{number} for %{amount} is with the client.',
    paid: 'Invoice %{number} for %{amount} is paid.',
  },
  history: {
    corrected: 'Issued a correction',
    correctionMailed: 'Sent the correction to the client',
    reminded: 'Sent the invoice again',
  },
};
