import type { Queryable } from '../../../../platform/db/sql.js';
import { OrderStatus } from '../../../../kernel/order/order-status.js';
import { guessFiling } from '../../rules/guess-filing.js';
import { mimeTypeByName, safeName } from '../document-file.js';
import { enterMailFile, listMailFiles, listRoutesToGuess } from './received-document.queries.js';

/** Pictures below that are logos of signatures, in bytes. */
const smallestPicture = 10_000;

/**
 * Has the files of a mail wait to be confirmed as documents of the order that the mail belongs to, in the unit of work that enters the
 * mail. Files that no document can be stay with the mail alone, and so does everything before there is an order.
 */
export async function noteMailFiles(
  on: Queryable,
  companyId: number,
  orderId: number,
  messageId: number,
): Promise<void> {
  const files = await listMailFiles(on, companyId, messageId);
  for (const file of files) {
    const name = safeName(file.filename);
    const mimeType = mimeTypeByName(name);
    if (!mimeType || (mimeType.startsWith('image/') && file.size < smallestPicture)) continue;
    // Asked anew for each: the one before may be the POD that a route lacked.
    const routes = await listRoutesToGuess(on, companyId, orderId, OrderStatus.OrderCreated);
    if (!routes) return;
    const { routeId, type } = guessFiling(name, file.subject, file.sender_email.toLowerCase(), routes);
    const sender = file.sender_name ?? file.sender_email;
    await enterMailFile(on, companyId, {
      orderId,
      routeId,
      messageId,
      attachmentId: file.id,
      sender: sender.slice(0, 254),
      type,
      name,
      mimeType,
      size: file.size,
    });
  }
}
