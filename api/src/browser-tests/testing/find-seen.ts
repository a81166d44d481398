/** What people call the parts of a page. `field` is anything that takes a value: text, number, date, choice. */
export type Role =
  | 'alert'
  | 'button'
  | 'cell'
  | 'checkbox'
  | 'dialog'
  | 'field'
  | 'form'
  | 'group'
  | 'heading'
  | 'image'
  | 'link'
  | 'list'
  | 'listitem'
  | 'main'
  | 'menuitem'
  | 'navigation'
  | 'option'
  | 'radio'
  | 'region'
  | 'row'
  | 'status'
  | 'tab'
  | 'tabpanel'
  | 'table'
  | 'term';

/** A part of a page: what it is, and what it is called. The pattern is a regular expression. */
export interface Step {
  role: Role;
  name: { text: string } | { pattern: string } | null;
}

/**
 * Finds what a person would see at the end of a path of parts, each inside the one before: by role and accessible name,
 * never by class or place. What is hidden, or covered by a modal dialog, is not there.
 *
 * It runs in the page, so everything that it needs is inside of it.
 * @param path JSON of the steps
 */
export function findSeen(root: Node, path: string): Element[] {
  const selectors: Readonly<Record<string, string>> = {
    alert: '[role=alert]',
    button: 'button, [role=button], input[type=submit], summary',
    cell: 'td, th, [role=cell]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    dialog: 'dialog[open], [role=dialog], [role=alertdialog]',
    field: 'input:not([type=checkbox], [type=radio], [type=hidden], [type=submit]), textarea, select',
    form: 'form',
    group: 'fieldset, [role=group]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    image: 'img, [role=img]',
    link: 'a[href]',
    list: 'ul, ol, dl, [role=list]',
    listitem: 'li, [role=listitem]',
    main: 'main',
    menuitem: '[role^=menuitem]',
    navigation: 'nav',
    option: 'option, [role=option]',
    radio: 'input[type=radio], [role=radio]',
    region: 'section, aside, [role=region]',
    row: 'tr, [role=row]',
    status: '[role=status]',
    tab: '[role=tab]',
    tabpanel: '[role=tabpanel]',
    table: 'table, [role=table]',
    term: 'dt',
  };

  const tidy = (text: string) =>
    text
      .replaceAll(/[\u200b\u2060]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const textOfIds = (element: Element, ids: string): string =>
    ids
      .split(/\s+/)
      .map((id) => textOf(element.ownerDocument.getElementById(id)))
      .join(' ');

  function textOf(node: Node | null): string {
    if (!node) return '';
    if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const style = getComputedStyle(node);
    if (style.display === 'none') return '';
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    const text = label ?? [...node.childNodes].map(textOf).join('');
    return style.display.startsWith('inline') ? text : ` ${text} `;
  }

  const fromContent = [
    'button',
    'cell',
    'heading',
    'link',
    'listitem',
    'menuitem',
    'option',
    'row',
    'tab',
    'term',
  ];
  function nameOf(element: Element, role: string): string {
    const ids = element.getAttribute('aria-labelledby');
    if (ids) return textOfIds(element, ids);
    const label = element.getAttribute('aria-label');
    if (label) return label;
    const labels = (element as HTMLInputElement).labels;
    if (labels?.length) return [...labels].map(textOf).join(' ');
    if (element instanceof HTMLFieldSetElement) return textOf(element.querySelector('legend'));
    const text = fromContent.includes(role) ? textOf(element) : '';
    return tidy(text) || (element.getAttribute('title') ?? '');
  }

  const isSeen = (element: Element) =>
    element.closest('[aria-hidden=true], [inert]') === null &&
    (element instanceof HTMLOptionElement || element.checkVisibility({ visibilityProperty: true }));

  let within: ParentNode[] = [root as ParentNode];
  for (const { role, name } of JSON.parse(path) as Step[]) {
    const fits = (element: Element) => {
      if (name === null) return true;
      const own = tidy(nameOf(element, role));
      return 'text' in name ? own === name.text : new RegExp(name.pattern).test(own);
    };
    const found = within.flatMap((parent) => [...parent.querySelectorAll(selectors[role] ?? role)]);
    within = [...new Set(found)].filter((element) => isSeen(element) && fits(element));
  }
  return within as Element[];
}
