import { expect, test } from '@jest/globals';
import { migrate } from '../../../platform/db/migrate.js';
import { createEmptyDatabase } from '../../../testing/empty-database.js';
import { ownPool } from '../../../testing/own-pool.js';
import { testApp } from '../../../testing/test-app.js';
import { signedIn } from '../../../testing/people.js';
import type { MessageDetails, MessagePage } from './message.dto.js';

/** The whole document of a mail, as messages once kept it. */
const document = `<!doctype html><html><head><title>Oferta</title><style>p{color:red}</style></head><body>
  <div style="display:none;max-height:0">Przesyłamy</div><table><tr><td><p>Dzień dobry,</p><p>przesyłamy ofertę.</p></td></tr></table></body></html>`;

test('messages that were kept before there was a feed have their first words in it, and nothing of their layout', async () => {
  const database = await createEmptyDatabase();
  const pool = ownPool(database.url);
  try {
    await migrate(database.url, '2026-11-29-transport-facts');
    await pool.query(`
      insert into companies (id, name, email_name) values (1, 'Bałtyk', 'baltyk');
      insert into users (id, email, name, password_hash, company_id) values (1, 'ola@baltyk.example', 'Ola', 'x', 1);
      update companies set owner_id = 1;`);
    await pool.query(
      `with message as (
         insert into messages (company_id, type, message_type, subject, body, sender_email, recipient_email, status)
         values (1, 'offers_to_client', 'outgoing', 'Oferta', $1, 'baltyk@mail.example', 'jan@klient.example', 'delivered')
         returning id)
       insert into mail_outbox (company_id, message_id, cause, message_id_header, from_name, from_address, to_address,
         subject, html, text_body)
       select 1, id, 'offer 1', '<1@mail.example>', 'Bałtyk', 'baltyk@mail.example', 'jan@klient.example', 'Oferta', $1,
         $2 from message`,
      [document, 'Dzień dobry,\n\nprzesyłamy   ofertę.\nPozdrawiamy'],
    );
    await migrate(database.url);

    const app = await testApp({ database });
    const { api } = await signedIn(app, { id: 1, email: 'ola@baltyk.example', password: '' });
    const { items } = await api.read<MessagePage>('/messages', { q: 'KLIENT.example' });
    expect(items).toMatchObject([{ excerpt: 'przesyłamy ofertę. Pozdrawiamy', is_read: true }]);
    const { content } = await api.read<MessageDetails>(`/messages/${items[0]?.id}`);
    expect(content.replaceAll(/\s+/g, ' ').trim()).toBe(
      '<table><tr><td><p>Dzień dobry,</p><p>przesyłamy ofertę.</p></td></tr></table>',
    );
    await app.close();
  } finally {
    await pool.end();
    await database.drop();
  }
});
