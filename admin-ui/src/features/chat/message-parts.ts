/** A piece of a message: words, an address of the web, or the number of an order. */
export type MessagePart = { text: string } | { text: string; href: string } | { text: string; order: number };

const special = /(https?:\/\/[^\s<>"']+)|(?<![\w#&/])#([1-9]\d{0,9})\b/g;
/** What ends a sentence rather than an address. */
const trailing = /(?<![.,;:!?)\]}])[.,;:!?)\]}]+$/;

/** Finds what a message leads to. Nothing in it becomes anything but text and links to http and https. */
export function partsOf(content: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  const addText = (to: number) => {
    if (to > end) parts.push({ text: content.slice(end, to) });
  };
  for (const match of content.matchAll(special)) {
    const [whole, address, order] = match;
    addText(match.index);
    const text = address ? address.replace(trailing, '') : whole;
    if (order) parts.push({ text, order: Number(order) });
    else if (URL.canParse(text)) parts.push({ text, href: text });
    else parts.push({ text });
    end = match.index + text.length;
  }
  addText(content.length);
  return parts;
}
