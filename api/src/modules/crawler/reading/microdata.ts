import { localName } from './json-things.js';
import { tidyLine, type Thing } from './page-facts.js';

interface OpenThing {
  types: string[];
  properties: Map<string, (string | Thing)[]>;
}

interface OpenProperty {
  names: string[];
  owner: OpenThing;
  /** From where on the text of the page belongs to it. */
  text: string;
}

/** What an element adds, to be closed with it. */
interface OpenElement {
  thing: OpenThing | null;
  property: OpenProperty | null;
}

const maximumThings = 500;
const maximumText = 2_000;
/** Names that one element is heard by, and values that a thing keeps for one name: nobody describes more of a company. */
const maximumNames = 20;
const maximumValues = 100;

/** Collects what a page describes by `itemscope`, `itemtype` and `itemprop` while its elements go by. */
export class Microdata {
  readonly #elements: OpenElement[] = [];
  readonly #things: OpenThing[] = [];
  readonly #properties: OpenProperty[] = [];
  readonly found: Thing[] = [];

  open(tag: string, attributes: Readonly<Record<string, string>>): void {
    const owner = this.#things.at(-1);
    const names = attributes['itemprop']?.split(/\s+/).filter(Boolean).slice(0, maximumNames) ?? [];
    const element: OpenElement = { thing: null, property: null };
    if ('itemscope' in attributes && this.found.length < maximumThings) {
      const types = (attributes['itemtype'] ?? '').split(/\s+/).filter(Boolean).map(localName);
      element.thing = { types, properties: new Map() };
      this.found.push(element.thing);
      if (owner) add(owner, names, element.thing);
      this.#things.push(element.thing);
    } else if (owner && names.length > 0) {
      const value = valueOf(tag, attributes);
      if (value === null) {
        element.property = { names, owner, text: '' };
        this.#properties.push(element.property);
      } else add(owner, names, tidyLine(value));
    }
    this.#elements.push(element);
  }

  text(text: string): void {
    for (const property of this.#properties) {
      if (property.text.length < maximumText) property.text += text;
    }
  }

  close(): void {
    const element = this.#elements.pop();
    if (element?.thing) this.#things.pop();
    if (!element?.property) return;
    this.#properties.pop();
    const { owner, names, text } = element.property;
    add(owner, names, tidyLine(text));
  }
}

function add({ properties }: OpenThing, names: readonly string[], value: string | Thing): void {
  for (const name of names) {
    const values = properties.get(name);
    if (!values) properties.set(name, [value]);
    else if (values.length < maximumValues) values.push(value);
  }
}

/** The value of a property where an attribute holds it. */
function valueOf(tag: string, { content, href, datetime }: Readonly<Record<string, string>>): string | null {
  if (content !== undefined) return content;
  if ((tag === 'a' || tag === 'link') && href !== undefined) return href.replace(/^(mailto|tel):/i, '');
  return tag === 'time' ? (datetime ?? null) : null;
}
