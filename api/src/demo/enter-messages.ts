import type { Container } from '../container.js';
import { sql } from '../platform/db/sql.js';
import type { Member } from '../platform/http/principal.js';
import type { ClientDto } from '../modules/directory/index.js';
import type { DemoMessage } from './demo-messages.js';

const hour = 3_600_000;

/** Enters what clients wrote to a company. */
export async function enterMessages(
  { services, db, config }: Container,
  member: Member,
  messages: readonly DemoMessage[],
  clients: readonly ClientDto[],
): Promise<void> {
  const { email_name } = await services.companies.getSender(member.companyId);
  for (const { client: index, name, age, lines, isAboutOrder, isRead, ...rest } of messages) {
    const client = clients[index];
    if (!client?.email) throw new Error(`There is no demo client ${index}`);
    const id = await services.messages.receive(member.companyId, {
      ...rest,
      body: lines.map((line) => `<p>${line}</p>`).join(''),
      sender: { name: `${name}, ${client.name}`, email: client.email },
      recipient: { name: null, email: `${email_name}@${config.MAIL_DOMAIN}` },
      client_id: client.id,
      order_id: isAboutOrder ? await latestOrderOf(db, client.id) : null,
      received_at: new Date(Date.now() - age * hour),
    });
    if (isRead) await services.messages.updateMessage(member, id, { status: 'read' });
  }
}

async function latestOrderOf(db: Container['db'], clientId: number): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from orders where client_id = ${clientId} order by id desc limit 1`.execute(db.reads);
  return rows[0]?.id ?? null;
}
