import { createApiReference } from '@scalar/api-reference';
import { keepRepaired } from './repairs';

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
