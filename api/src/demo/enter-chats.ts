import type { Container } from '../container.js';
import { sql } from '../platform/db/sql.js';
import { demoAccounts } from './demo-accounts.js';
import type { demoChats, demoUnread } from './demo-chats.js';

const minute = 60_000;

/** Enters what the people of the demo wrote to each other, and what they have read of it. */
export async function enterChats(
  { services: { chat }, db }: Container,
  messages: typeof demoChats,
  unread: typeof demoUnread,
): Promise<void> {
  const people = await findPeople(db);
  for (const { from, to, ago, text } of messages.toSorted((one, other) => other.ago - one.ago)) {
    const [sender, recipient] = [personOf(people, from), personOf(people, to)];
    await chat.keepMessage(sender.userId, recipient.userId, text, new Date(Date.now() - ago * minute));
    const isUnread = unread.some(({ who, other, since }) => who === to && other === from && ago <= since);
    if (!isUnread) await chat.markAsRead(recipient, sender.userId, {});
  }
}

interface Person {
  email: string;
  userId: number;
  companyId: number | null;
  isAdmin: boolean;
}

async function findPeople(db: Container['db']): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select email, id as "userId", company_id as "companyId", is_admin as "isAdmin" from users
    where email = any(${Object.values(demoAccounts)}::text[])`.execute(db.reads);
  return rows;
}

function personOf(people: readonly Person[], who: keyof typeof demoAccounts): Person {
  const person = people.find(({ email }) => email === demoAccounts[who]);
  if (!person) throw new Error(`The demo has no ${who}`);
  return person;
}
