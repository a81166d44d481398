import { createStorageKey } from '../platform/storage/storage-key.js';
import type { TestMember } from './people.js';
import type { TestApp } from './test-app.js';

/** A mail's fields that nothing stands against. */
export function mailToSomebody(changes: object = {}) {
  return {
    type: 'quote_request',
    subject: 'Zapytanie o transport',
    from: 'biuro@forwarder.example',
    to: 'zakupy@klient.example',
    content: '<p>Dzień dobry,</p><p>czy mają Państwo ładunki do Bergen?</p>',
    ...changes,
  };
}

/** A message that came to a company from outside. @returns its id */
export function aReceivedMessage(
  { container }: Pick<TestApp, 'container'>,
  { companyId }: Pick<TestMember, 'companyId'>,
  changes: Partial<Parameters<TestApp['container']['services']['messages']['receive']>[1]> = {},
): Promise<number> {
  return container.services.messages.receive(companyId, {
    type: 'quote_request',
    subject: 'Potwierdzenie terminu',
    body: '<p>Dzień dobry,</p><p>potwierdzamy załadunek w piątek.</p>',
    sender: { name: 'Łukasz Wiśniewski', email: 'lukasz@klient.example' },
    recipient: { name: null, email: 'biuro@forwarder.example' },
    client_id: null,
    order_id: null,
    received_at: new Date(),
    ...changes,
  });
}

/** A message that came with a file. @returns the ids of both */
export async function aFileOfAMessage(
  app: Pick<TestApp, 'container' | 'rows'>,
  owner: Pick<TestMember, 'companyId'>,
  content = Buffer.from('%PDF-1.4'),
): Promise<{ id: number; attachmentId: number }> {
  const storage_key = createStorageKey();
  const file = { filename: 'zamówienie.pdf', content_type: 'application/pdf', size: content.length };
  await app.container.storage.put(storage_key, content, { contentType: 'x/y', maxBytes: content.length });
  const id = await aReceivedMessage(app, owner, { attachments: [{ ...file, storage_key }] });
  const [attachment] = await app.rows<{ id: number }>(
    'select id from message_attachments where message_id = $1',
    [id],
  );
  return { id, attachmentId: attachment?.id ?? 0 };
}
