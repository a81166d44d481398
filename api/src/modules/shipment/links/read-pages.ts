import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Context, Middleware } from 'koa';
import { currentCaller } from '../../../kernel/caller.js';
import type { UiLanguage } from '../../../kernel/text/language.js';
import { problemOfRequest } from '../../../platform/http/answer-errors.js';
import type { Problem } from '../../../platform/http/api-types.js';
import { attachment } from '../../../platform/http/api-controller.js';
import { InvalidInput, UnsupportedType } from '../../../platform/http/errors.js';
import {
  isRead,
  isReadPage,
  publicForms,
  publicPageOf,
  tightenPolicy,
  type ReadPage,
} from '../../../platform/http/pages-of-the-web.js';
import { orWaitingPage } from '../../../platform/http/plain-page.js';
import { answerAndLinger } from '../../../platform/http/answer-and-linger.js';
import { readBody } from '../../../platform/http/read-body.js';
import { receiveFile, type ReceivedFile } from '../../../platform/http/receive-file.js';
import { carrierDocumentRules } from '../documents/received/received-document.policy.js';
import type { CarrierDocumentType } from '../documents/received/received-document.dto.js';
import type { PageCall } from './public.service.js';
import type { LinkQuery, LinkView } from './link.dto.js';

/** What somebody does over a page. */
type Action = 'accept' | 'reject' | 'vehicle' | 'file' | 'document';

/** What came over the form of a page, or was asked of its address, and is not done. */
interface Sent {
  action: Action | null;
  /** The fields as they were filled, by name. */
  typed: Record<string, string>;
  /** Null when it is asked about first. */
  problem: Problem | null;
}

interface Address {
  path: string;
  search: string;
}

/** How something ended: every failure is something that a page can tell. */
type Ended<T> = { value: T; problem: null } | { value: null; problem: Problem };

/** The pages as `public-forms` builds them for the server (`src/server.tsx` there). */
interface BuiltPages {
  open: (
    page: ReadPage,
    address: Address,
  ) => {
    link: LinkQuery | null;
    wantsDocument: boolean;
    takesFiles: boolean;
    searchAfterFile: string;
  };
  read: (
    page: ReadPage,
    address: Address,
    fields: Readonly<Record<string, unknown>>,
  ) => {
    action: Exclude<Action, 'document' | 'file'> | null;
    call: PageCall | null;
    isSure: boolean;
    typed: Record<string, string>;
    searchAfter: string;
  };
  render: (
    page: ReadPage,
    language: UiLanguage,
    input: {
      address: Address;
      record: { view: unknown } | { problem: Problem } | null;
      company: string;
      sent: Sent | null;
    },
  ) => string;
}

let built: Promise<BuiltPages> | null = null;

/** Loads them once, at the first visit: what only works in the background needs none. */
function builtPages(): Promise<BuiltPages> {
  const file = pathToFileURL(join(publicForms, 'server/pages.mjs')).href;
  built ??= (import(file) as Promise<{ default: BuiltPages }>).then((module) => module.default);
  return built;
}

/**
 * Serves the pages on which a client reads an offer and a carrier an order: with the record of their link, so that everything stands
 * there without a script, and with its answers as plain forms. A script that runs takes the page over as it is.
 *
 * A form is sent to the address of its page, which carries the proof of the link, and does what the operations of the API do
 * (`FormAnswerService`). Nothing here needs a token against forged requests: a browser adds no cookie and no session by which another
 * website could make it act for its user. Who knows the address may answer, and who does not cannot make anybody's browser do so.
 * Like every answer it comes in two steps: `ask` shows what it means, `action` gives it.
 */
export function serveReadPages(): Middleware {
  const readForm = readBody();
  const serve = async (context: Context, page: ReadPage, language: UiLanguage): Promise<void> => {
    context.set('Cache-Control', 'no-store');
    await orWaitingPage(context, language, async () => {
      // First of all: reading what was sent, asking the database and writing the page cost more than any refusal.
      await context.frakto.services.linkViews.countView(callerAddress());
      tightenPolicy(context);
      if (context.method !== 'POST') return open(context, page, language);
      if (context.is('multipart')) return takeFile(context, page, language);
      // Browsers send no other type; without any the body is empty, and nothing is asked for.
      if (context.get('content-length') !== '0' && context.is('urlencoded') === false)
        throw new UnsupportedType();
      await readForm(context, () => Promise.resolve());
      return take(context, page, language);
    });
  };
  return (context, next): Promise<void> => {
    const named = publicPageOf(context);
    return named && isReadPage(named.page) && (isRead(context) || context.method === 'POST')
      ? serve(context, named.page, named.language)
      : next();
  };
}

/** Shows a page that somebody opens, or hands out its document. */
async function open(context: Context, page: ReadPage, language: UiLanguage): Promise<void> {
  const { link, wantsDocument } = (await builtPages()).open(page, addressOf(context));
  if (!link || !wantsDocument) return show(context, page, language, null);
  const { publicDocuments } = context.frakto.services;
  const { value, problem } = await tried(context, language, () =>
    publicDocuments.printCarrierOrder(link, callerAddress()),
  );
  if (problem) return show(context, page, language, { action: 'document', typed: {}, problem });
  context.type = 'application/pdf';
  context.set('Content-Disposition', attachment(value.filename));
  context.body = value.pdf;
}

/** Takes what somebody sends over the form of a page. */
async function take(context: Context, page: ReadPage, language: UiLanguage): Promise<void> {
  const { formAnswers } = context.frakto.services;
  const fields = (context.request.body ?? {}) as Record<string, unknown>;
  const { action, call, isSure, typed, searchAfter } = (await builtPages()).read(
    page,
    addressOf(context),
    fields,
  );
  if (!call) return show(context, page, language, { action, typed, problem: null });
  const { problem } = await tried(context, language, async () =>
    isSure ? formAnswers.answer(page, call, callerAddress()) : formAnswers.check(page, call),
  );
  if (problem || !isSure) return show(context, page, language, { action, typed, problem });
  // The page is opened anew, so that a reload sends nothing; from here, whatever path a proxy adds before it.
  context.status = 303;
  context.redirect(searchAfter);
}

/** Takes a file that a carrier sends over the form of the page, once the link in the address has proved itself. */
async function takeFile(context: Context, page: ReadPage, language: UiLanguage): Promise<void> {
  const { link, takesFiles, searchAfterFile } = (await builtPages()).open(page, addressOf(context));
  if (!link || !takesFiles) throw new UnsupportedType();
  const { carrierDocuments } = context.frakto.services;
  const { problem } = await tried(context, language, async () => {
    await carrierDocuments.admit(link, callerAddress());
    const faults = await receiveFile(context, 'file');
    const body = (context.request.body ?? {}) as Record<string, unknown>;
    faults.push(...carrierDocumentRules({ document_type: '', ...body }));
    if (faults.length > 0) throw new InvalidInput(faults);
    const { files = {} } = context.request as { files?: Record<string, ReceivedFile[]> };
    const [file] = files['file'] ?? [];
    if (file) await carrierDocuments.receive(link, body['document_type'] as CarrierDocumentType, file);
  });
  if (problem) return show(context, page, language, { action: 'file', typed: {}, problem });
  context.status = 303;
  context.redirect(searchAfterFile);
}

/** Shows a page with the record of its link. */
async function show(
  context: Context,
  page: ReadPage,
  language: UiLanguage,
  sent: Sent | null,
): Promise<void> {
  const pages = await builtPages();
  const address = addressOf(context);
  const { link } = pages.open(page, address);
  const { linkViews } = context.frakto.services;
  const view = link && (await tried(context, language, () => linkViews.readLink(page, link)));
  const refusal = view?.problem ?? null;
  const company = view?.value?.company_name ?? (await companyAbove(context, link, refusal));
  context.status = refusal?.status ?? sent?.problem?.status ?? 200;
  context.type = 'text/html; charset=utf-8';
  context.body = pages.render(page, language, {
    address,
    record: view?.value ? { view: asSent(view.value) } : refusal && { problem: refusal },
    company,
    sent,
  });
  if (context.status === 413) answerAndLinger(context);
}

/** The company of a link that shows no record, as far as anybody may know it; else empty. */
async function companyAbove(
  context: Context,
  link: LinkQuery | null,
  refusal: Problem | null,
): Promise<string> {
  if (refusal?.contact) return refusal.contact.company_name;
  if (link?.user_id === undefined) return '';
  const { settings } = context.frakto.services;
  return settings.getPublicSettings(link.user_id, callerAddress()).then(
    ({ company_name }) => company_name,
    () => '',
  );
}

/** A record as it goes over the wire: with texts for points in time. */
function asSent(view: LinkView): unknown {
  return JSON.parse(JSON.stringify(view));
}

async function tried<T>(context: Context, language: UiLanguage, work: () => Promise<T>): Promise<Ended<T>> {
  try {
    return { value: await work(), problem: null };
  } catch (error) {
    return { value: null, problem: problemOfRequest(context, error, language, context.frakto.log) };
  }
}

function addressOf({ path, search }: Context): Address {
  return { path, search };
}

function callerAddress(): string {
  return currentCaller().address ?? '';
}
