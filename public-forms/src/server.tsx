import { ProblemError } from '@frakto/sdk/client';
import type { components } from '@frakto/sdk/schema';
import { renderToString } from 'react-dom/server';
import type { LinkQuery, LinkView, LostReason } from './api/public-api';
import { outcomeOf, type Outcome } from './api/outcome';
import { offerAnswer, offerQuery } from './client-offer/client-offer-page';
import { VARIANT_FIELD } from './client-offer/variants';
import { documentOf, escaped, type PageFiles } from './document';
import { searchAfter } from './lib/done';
import type { Language } from './lib/language';
import { isSampleOrder, readClientOfferLink, readSubcontractorOrderLink } from './lib/links';
import { COMMON, PAGES } from './pages';
import { DOCUMENT } from './subcontractor-order/subcontractor-order-page';
import { orderAnswer, orderQuery } from './subcontractor-order/use-subcontractor-order';
import {
  filledVehicle,
  VEHICLE_FIELDS,
  wholeVehicle,
  type VehicleInput,
  type VehicleValues,
} from './subcontractor-order/vehicle-values';
import { PreparedProvider, type Action, type Prepared, type Told } from './ui/prepared';
import { reasonIn, REJECT_FIELDS } from './ui/reject-fields';
import { TextsProvider } from './ui/texts';
import { addressOf, type Address } from './lib/address';

type Problem = components['schemas']['Problem'];

/** The pages that are there to be read: the server writes what they show, and takes their answers as plain forms. */
type ReadPage = 'client-offer-selection' | 'subcontractor-order-view';

/** What is done over the form of a page; the document is had by its address, a file comes in a form of its own kind. */
type Posting = Exclude<Action, 'document' | 'file'>;

/** An address as a browser asks for it. */
interface AskedAddress {
  path: string;
  /** With its question mark; empty when there is none. */
  search: string;
}

/** What an address asks for. */
interface Opened {
  /** What the record behind the link is asked with; null where the address is no link. */
  link: LinkQuery | null;
  /** The document of the order is asked for, not the page. */
  wantsDocument: boolean;
  /** Whether files are taken over the page, and the query under which it says that one came. */
  takesFiles: boolean;
  searchAfterFile: string;
}

/** What the page's script would have sent to the API. */
interface Call {
  orderId: number;
  body: object;
}

/** What came over the form of a page. */
interface Posted {
  /** Null when there is nothing to do, or no link to do it over: the page is shown again. */
  action: Posting | null;
  /** Null without an action. */
  call: Call | null;
  /** Whether the visitor was asked about it: else that comes first. */
  isSure: boolean;
  typed: Record<string, string>;
  /** The query under which the page says that it is done; with its question mark. */
  searchAfter: string;
}

/** What a page is made of. */
interface PageInput {
  address: AskedAddress;
  /** The record behind the link as the API tells it, or why it does not; null where there is none to ask about. */
  record: { view: LinkView } | { problem: Problem } | null;
  /** The company that stands above the page; empty when nobody can tell. */
  company: string;
  /** What came over a form, when it is asked about or was not done; null for a page that was merely opened. */
  sent: { action: Action | null; typed: Record<string, string>; problem: Problem | null } | null;
}

type Fields = Readonly<Record<string, unknown>>;

/** What the API's server asks of the public pages. It knows them by what was built of them alone. */
export interface ServedPages {
  open: (page: ReadPage, address: AskedAddress) => Opened;
  /** @param fields of the form by name, as they were parsed: a text each, unless somebody made the form by hand */
  read: (page: ReadPage, address: AskedAddress, fields: Fields) => Posted;
  /** @returns the whole document */
  render: (page: ReadPage, language: Language, input: PageInput) => string;
}

/** What differs between the pages. */
interface Kind {
  link: (address: Address) => LinkQuery | null;
  fields: readonly string[];
  call: (address: Address, action: Posting, fields: Fields) => Call | null;
}

const kinds: Readonly<Record<ReadPage, Kind>> = {
  'client-offer-selection': {
    link({ query }) {
      const { link } = readClientOfferLink(query);
      return link && offerQuery(link);
    },
    fields: [...REJECT_FIELDS, VARIANT_FIELD],
    call({ query }, action, fields) {
      const { link } = readClientOfferLink(query);
      if (!link || action === 'vehicle') return null;
      const lost = action === 'reject' && fields['lost_reason'] ? fields['lost_reason'] : null;
      // What is in no list, or no text, is for the API to refuse, as it would from anybody else.
      const body = {
        ...offerAnswer(link, action, reasonOf(action, fields), lost as LostReason | null),
        ...(action === 'accept' ? variantOf(fields) : {}),
      };
      return { orderId: link.orderId, body };
    },
  },
  'subcontractor-order-view': {
    link({ query, path }) {
      const { link } = readSubcontractorOrderLink(query, path);
      return link && orderQuery(link);
    },
    fields: ['reason', ...VEHICLE_FIELDS],
    call({ query, path }, action, fields) {
      const { link } = readSubcontractorOrderLink(query, path);
      if (!link) return null;
      const vehicle = action === 'reject' ? {} : vehicleOf(action, fields);
      const body = orderAnswer(
        link,
        action === 'reject' ? 'reject' : 'accept',
        reasonOf(action, fields),
        vehicle,
      );
      return { orderId: link.orderId, body };
    },
  },
};

/** @param files the built files of each page, by its name and language: `client-offer-selection.pl` */
export function createPages(files: Readonly<Record<string, PageFiles>>): ServedPages {
  return {
    open(page, { path, search }) {
      const address = addressOf(path, search);
      return {
        link: isSampleOrder(address.query) ? null : kinds[page].link(address),
        wantsDocument: page === 'subcontractor-order-view' && address.query.get(DOCUMENT) === '1',
        takesFiles: page === 'subcontractor-order-view',
        searchAfterFile: searchAfter(search, 'file'),
      };
    },
    read(page, { path, search }, fields) {
      const address = addressOf(path, search);
      const sure = postingIn(page, fields['action']);
      const action = sure ?? postingIn(page, fields['ask']);
      const call = action && kinds[page].call(address, action, fields);
      const typed = kinds[page].fields.flatMap((name) => {
        const text = fields[name];
        return typeof text === 'string' ? [[name, text] as const] : [];
      });
      return {
        action: call && action,
        call,
        isSure: sure !== null,
        typed: Object.fromEntries(typed),
        searchAfter: action ? searchAfter(search, action) : search,
      };
    },
    render(page, language, { address, record, company, sent }) {
      const plan = PAGES[page]?.in[language];
      const built = files[`${page}.${language}`];
      if (!plan || !built) throw new Error(`There is no page ${page} in ${language}`);
      const prepared: Prepared = {
        address: addressOf(address.path, address.search),
        record:
          record && ('view' in record ? { kind: 'done', data: record.view } : refusalIn(record.problem)),
        company,
        sent: sent && { ...sent, outcome: sent.problem && refusalIn(sent.problem) },
      };
      const body = renderToString(
        <TextsProvider language={language} common={COMMON[language]}>
          <PreparedProvider value={prepared}>{plan.body}</PreparedProvider>
        </TextsProvider>,
      );
      return documentOf({
        language,
        title: headingIn(body) ?? escaped(plan.title),
        body,
        files: built,
        // A page to which a form led is not waked up: what was typed stands in it, and its forms go on working by themselves.
        told: sent ? null : JSON.stringify({ record: prepared.record, company } satisfies Told),
      });
    },
  };
}

function postingIn(page: ReadPage, value: unknown): Posting | null {
  if (value === 'accept' || value === 'reject') return value;
  return value === 'vehicle' && page === 'subcontractor-order-view' ? value : null;
}

/** The variant that is chosen; what is no number goes as it came, to be refused. */
function variantOf({ [VARIANT_FIELD]: value }: Fields): object {
  if (value === undefined || value === '') return {};
  return { variant: typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value };
}

function reasonOf(action: Posting, { reason }: Fields): string | null {
  if (action !== 'reject') return null;
  return typeof reason === 'string' ? reasonIn(reason) : ((reason ?? null) as string | null);
}

/** The fields of the vehicle; what is no text goes as it came, to be refused. */
function vehicleOf(action: Posting, fields: Fields): VehicleInput {
  const texts = Object.fromEntries(
    VEHICLE_FIELDS.map((field) => [field, typeof fields[field] === 'string' ? fields[field] : '']),
  );
  const strange = VEHICLE_FIELDS.filter((field) => typeof (fields[field] ?? '') !== 'string');
  const told =
    action === 'vehicle' ? wholeVehicle(texts as VehicleValues) : filledVehicle(texts as VehicleValues);
  return { ...told, ...Object.fromEntries(strange.map((field) => [field, fields[field]])) };
}

/** How a page takes what the API refused. */
function refusalIn({ errors = [], request_id, retry_after, contact, ...problem }: Problem): Outcome<never> {
  const body = { ...problem, errors, extensions: contact ? { contact } : {} };
  return outcomeOf(new ProblemError(body, request_id ?? null, retry_after ?? null));
}

/** The text of the only heading of the first rank: it names the page, whatever became of it. */
function headingIn(html: string): string | null {
  return /<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? null;
}
