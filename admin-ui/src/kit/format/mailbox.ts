/** Dots of a mailbox stand between other characters: the rest of the address is the product's own. */
const mailbox = /^[^.]+(\.[^.]+)*$/;

/** Whether a name can stand before the `@`, as far as its dots go; its characters are the schema's. */
export function isMailbox(name: string): boolean {
  return mailbox.test(name.trim());
}
