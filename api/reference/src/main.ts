import { createApiReference } from '@scalar/api-reference';

/** What the library leaves out for keyboards and screen readers: where, and what mends it. */
const repairs: Readonly<Record<string, (element: Element) => void>> = {
  // A picture without a name, for what is beside it is hidden until it has the focus; it names as its own what may not be there.
  'button[class*=copy-button]:not([aria-label])': (button) => {
    button.setAttribute('aria-label', 'Copy');
    button.removeAttribute('aria-controls');
  },
  // The text of an answer.
  '.cm-content[role=textbox]:not([aria-label])': (text) => text.setAttribute('aria-label', 'Text'),
  // What scrolls is reached by keys.
  '.cm-scroller:not([tabindex="0"])': (box) => box.setAttribute('tabindex', '0'),
  // A link to an operation without an address: no key reaches it.
  'a.endpoint:not([tabindex])': (link) => {
    link.setAttribute('role', 'link');
    link.setAttribute('tabindex', '0');
  },
  // The list of the search stands open below its field; the others open when something is typed.
  '[role=combobox]:not([aria-expanded])': (field) =>
    field.setAttribute('aria-expanded', String(field.hasAttribute('aria-controls'))),
  // A button that says it is none.
  'button[role=none]': (button) => button.removeAttribute('role'),
};

/** Mends what is there and whatever comes, once a frame. */
export function keepRepaired(root: Element): void {
  let isDue = false;
  const repair = (): void => {
    isDue = false;
    for (const [selector, mend] of Object.entries(repairs))
      for (const element of root.querySelectorAll(selector)) mend(element);
  };
  new MutationObserver(() => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(repair);
  }).observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', (event) => {
    const { key, target } = event as KeyboardEvent;
    if (key === 'Enter' && target instanceof HTMLElement && target.matches('a.endpoint')) target.click();
  });
}

// Its dialogs stand beside it.
keepRepaired(document.body);

createApiReference('#reference', {
  url: '/openapi.json',
  title: 'Frakto API',
  // Nothing is asked of anybody but the product: no fonts, figures, proxies or helpers of the library's makers.
  withDefaultFonts: false,
  telemetry: false,
  proxyUrl: '',
  agent: { disabled: true },
  mcp: { disabled: true },
  hideClientButton: true,
  showDeveloperTools: 'never',
  // The colours are those of page.css, and the system says whether they are light or dark.
  theme: 'none',
  hideDarkModeToggle: true,
  // A token is forgotten with the page.
  persistAuth: false,
  authentication: { preferredSecurityScheme: 'bearer' },
  documentDownloadType: 'direct',
  // The order of the contract is that of the business.
  orderSchemaPropertiesBy: 'preserve',
  // Each operation shows its own; the list of all says nothing by itself.
  hideModels: true,
  generateOperationSlug: ({ operationId, method, path }) => operationId ?? `${method}${path}`,
  // A name has to have in it what can be read.
  localization: { translations: { navigation: { showAllEndpoints: 'Show More: all of {name}' } } },
  onLoaded: () => document.querySelector('#meanwhile')?.remove(),
});
