import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import ts from 'typescript';
import { schemasOf, typeName, valueName } from './document.mjs';

const languages = ['pl', 'en', 'no'];

/** Sets whose members the screens have a name for: the file of its texts, and where it is in them. */
const sources = {
  BodyType: ['orders/texts/orders', 'orders.facts.body'],
  ContactRole: ['partners/texts/partners', 'partners.contacts.roles'],
  DocumentTypeCode: ['orders/texts/documents', 'documents.typeName'],
  EmailTemplateType: ['settings/texts/settings', 'settings.templates.type'],
  ImportKind: ['imports/texts/imports', 'imports.kind'],
  ImportStatus: ['imports/texts/imports', 'imports.status'],
  LinkKind: ['test-tools/texts/test-tools', 'testTools.link.kinds'],
  LostReason: ['orders/texts/orders', 'orders.lost.reason'],
  MessageDelivery: ['messages/texts/messages', 'messages.status'],
  PaperKind: ['partners/texts/partners', 'partners.papers.kinds'],
  PaperState: ['partners/texts/partners', 'partners.papers.state'],
  PaymentMethod: ['orders/texts/invoices', 'invoices.payments.method'],
  PriceRequestState: ['orders/texts/orders', 'orders.requests.state'],
  RateType: ['subcontractors/texts/subcontractors', 'subcontractors.rate'],
  RouteStatusCode: ['orders/texts/orders', 'orders.tabs.routeStatus'],
  UserRole: ['users/texts/users', 'users.role'],
  UserState: ['users/texts/users', 'users.state'],
  VehicleKind: ['partners/texts/partners', 'partners.vehicles.kinds'],
  WebhookDeliveryStatus: ['settings/texts/settings', 'settings.webhooks.status'],
  WebhookEventType: ['settings/texts/settings', 'settings.webhooks.event'],
  WorkKind: ['activities/texts/queue', 'queue.kind'],
};

/**
 * Names of the members of sets for people, as the screens say them. Those of the contract itself (`x-enum-labels`) stand with their sets.
 * @param features folder of the screens
 */
export async function labelsFile(document, features) {
  const schemas = schemasOf(document);
  const named = Object.entries(sources).filter(([name]) => schemas[name]);
  const constants = await Promise.all(
    named.map(async ([name, [file, place]]) => {
      const labels = languages.map(async (language) => {
        const texts = await textsOf(join(features, `${file}.${language}.ts`));
        return [language, membersOf(name, schemas[name], valueAt(texts, place))];
      });
      return `/** Names of the members of \`${typeName(name)}\` for people, by language. */
export const ${valueName(name)}Labels = ${JSON.stringify(Object.fromEntries(await Promise.all(labels)))} as const;`;
    }),
  );
  return `${constants.join('\n\n') || 'export {};'}\n`;
}

/** What a file of texts exports; it imports nothing but types. */
async function textsOf(path) {
  const { outputText } = ts.transpileModule(await readFile(path, 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 },
  });
  return import(`data:text/javascript,${encodeURIComponent(outputText)}`);
}

function valueAt(texts, place) {
  return place.split('.').reduce((part, step) => part?.[step], texts) ?? {};
}

function membersOf(name, schema, texts) {
  const keys = schema['x-enum-keys'];
  const members = schema.enum.filter((member) => member !== null);
  const labels = members.map((member, index) => {
    // A point leads into an object in the screens' texts.
    const text = texts[keys?.[index] ?? String(member).replaceAll('.', '_')];
    if (typeof text !== 'string') throw new Error(`The screens have no name for ${member} of ${name}`);
    return [member, text];
  });
  return Object.fromEntries(labels);
}
