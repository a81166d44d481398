type Attributes = Readonly<Record<string, string>>;

const hidingStyle =
  /(?:^|[;{\s])(?:display\s?:\s?none|visibility\s?:\s?hidden|font-size\s?:\s?0(?![\d.])|opacity\s?:\s?0(?![\d.]))/i;
const maximumStyle = 2_000;

/** Whether an element says by itself that nobody is to see it. */
export function hidesItself({ hidden, style }: Attributes): boolean {
  return hidden !== undefined || (style !== undefined && hides(style));
}

function hides(declarations: string): boolean {
  return hidingStyle.test(declarations.slice(0, maximumStyle).replaceAll(/\s+/g, ' '));
}

/**
 * The classes and ids that the style sheets within a page hide always. Rules for some screens alone, and those of more than
 * one part, are left out: what they hide, people may see.
 */
export class HidingRules {
  readonly #names = new Set<string>();

  add(sheet: string): void {
    let depth = 0;
    let start = 0;
    let selector = '';
    for (let place = 0; place < sheet.length; place++) {
      const sign = sheet[place];
      if (sign === '{') {
        if (depth === 0) selector = sheet.slice(start, place).trim();
        depth += 1;
        start = place + 1;
      } else if (sign === '}') {
        if (depth === 1 && !selector.startsWith('@') && hides(sheet.slice(start, place)))
          this.#note(selector);
        depth = Math.max(0, depth - 1);
        start = place + 1;
      }
    }
  }

  hides({ class: names, id }: Attributes): boolean {
    if (this.#names.size === 0) return false;
    if (id !== undefined && this.#names.has(`#${id}`)) return true;
    return names !== undefined && names.split(/\s+/).some((name) => this.#names.has(`.${name}`));
  }

  #note(selectors: string): void {
    for (const selector of selectors.split(',')) {
      const name = /^[a-z\d]*([.#][\w-]+)$/i.exec(selector.trim())?.[1];
      if (name !== undefined) this.#names.add(name);
    }
  }
}
