import type { SignedIn } from './accounts.js';
import type { TestBrowser } from './browser.js';
import type { Product } from './product.js';
import type { Visitor, VisitorOptions } from './visitor.js';

/** A language of the application. */
export type Language = 'pl' | 'en' | 'no';

/** What a signed-in window is opened with. */
export interface DeskOptions extends VisitorOptions {
  language?: Language;
}

/** A window of somebody who signed in on this device before; nothing of the application was fetched yet. */
export async function closedDesk(
  browser: TestBrowser,
  product: Product,
  user: SignedIn,
  { language = 'pl', ...options }: DeskOptions = {},
): Promise<Visitor> {
  const visitor = await browser.visitor(options);
  // Any answer of the API will do: storage belongs to its origin. The application itself would notice that nobody is signed in.
  await visitor.open(`${product.url}/api/health/live`);
  await visitor.keep({
    'frakto.token': user.token,
    'frakto.user': JSON.stringify(user.me),
    'frakto.locale': language,
  });
  return visitor;
}

/** Opens a screen of the application for somebody who signed in on this device before. */
export async function openDesk(
  browser: TestBrowser,
  product: Product,
  user: SignedIn,
  path: string,
  options: DeskOptions = {},
): Promise<Visitor> {
  const visitor = await closedDesk(browser, product, user, options);
  await visitor.open(product.url + path);
  await visitor.screen.has('main');
  return visitor;
}
