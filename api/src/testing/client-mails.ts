import type { ClientMailingDto } from '../modules/correspondence/client-mails/client-mail.dto.js';
import type { TestMember } from './people.js';

/** A mailing that nothing stands against, but for its recipients. */
export function mailToClients(changes: object = {}) {
  return {
    subject: 'Transport do Norwegii – {{company}}',
    message: '<p>Dzień dobry {{name}},</p><p>zapytaj o cenę:</p><p>{{order_link}}</p>',
    ...changes,
  };
}

/** A mail to one client that nothing stands against. */
export function singleEmail(changes: object = {}) {
  return { ...mailToClients(), recipient_email: 'zakupy@klient.example', recipient_name: null, ...changes };
}

/** A mailing that was sent to clients. */
export function aMailing(
  owner: TestMember,
  client_ids: readonly number[],
  changes: object = {},
): Promise<ClientMailingDto> {
  return owner.api.act('/send-email-to-clients', mailToClients({ client_ids, ...changes }));
}
