import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { uiLanguages } from '../kernel/text/language.js';
import type { Contract } from './contract.js';

const features = join(import.meta.dirname, '../../../admin-ui/src/features');

/**
 * Sets whose members the screens have a name for: the file of its texts, and where it is in them. The names live there alone; the
 * contract tells them in `x-labels`, from which the SDK is generated.
 */
const places: Readonly<Record<string, readonly [file: string, place: string]>> = {
  BodyType: ['orders/texts/orders', 'orders.facts.body'],
  ContactRole: ['partners/texts/partners', 'partners.contacts.roles'],
  DocumentTypeCode: ['orders/texts/documents', 'documents.typeName'],
  EmailTemplateType: ['settings/texts/settings', 'settings.templates.type'],
  EmbeddedFormKind: ['settings/texts/settings', 'settings.website.forms'],
  EmbeddedTheme: ['settings/texts/settings', 'settings.website.themes'],
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
 * Writes the names of members for people into the schemas of sets, by language and member.
 * @throws {Error} for a set that is not in the contract, and a member that has no name in a language
 */
export async function addLabels(contract: Contract): Promise<void> {
  for (const [name, [file, place]] of Object.entries(places)) {
    const schema = contract.components.schemas[name];
    if (!schema?.enum) throw new Error(`The contract has no set ${name}`);
    const members = schema.enum.flatMap((member) =>
      typeof member === 'string' || typeof member === 'number' ? [String(member)] : [],
    );
    const keys = schema['x-enum-keys'];
    const labels = await Promise.all(
      uiLanguages.map(async (language) => {
        const texts = valueAt(await textsOf(`${file}.${language}.ts`), place);
        const named = members.map((member, index) => {
          // A point leads into an object in the screens' texts.
          const text = texts[keys?.[index] ?? member.replaceAll('.', '_')];
          if (typeof text !== 'string' || text === '')
            throw new Error(`The screens have no name in ${language} for ${member} of ${name}`);
          return [member, text] as const;
        });
        return [language, Object.fromEntries(named)] as const;
      }),
    );
    schema['x-labels'] = Object.fromEntries(labels);
  }
}

/** What a file of texts exports; it imports nothing but types. */
async function textsOf(file: string): Promise<unknown> {
  return import(pathToFileURL(join(features, file)).href);
}

function valueAt(texts: unknown, place: string): Readonly<Record<string, unknown>> {
  const found = place
    .split('.')
    .reduce<unknown>((part, step) => (part as Record<string, unknown> | undefined)?.[step], texts);
  return (found ?? {}) as Readonly<Record<string, unknown>>;
}
