import type { Config } from '../config/config.js';
import { type Translator, TranslationError, type MailText } from './translation.port.js';
import type { MailLanguage } from '../../kernel/text/language.js';
import { textWithin, callUrl } from '../ask.js';
import { z } from 'zod';

const tagOrPlaceholder =
  /<[^<>]*>|\{\{\s*[a-z_]+\s*\}\}|\[(?:OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;
const placeholder = /\{\{\s*[a-z_]+\s*\}\}|\[(?:OFFER|ORDER)\s+DETAILS\]|\[OFFER\s+ACCEPTANCE\s+LINK\]/gi;
const guard = /<span\b[^<>]{0,300}?\sid="?keep-(\d{1,6})(?!\d)[^<>]{0,300}>[\s\S]{0,1000}?<\/span>/gi;

/** A text whose placeholders are marked as not to be translated. */
interface GuardedText {
  html: string;
  /** In the sequence of their marks. */
  kept: readonly string[];
}

/** Marks the placeholders of a text, in the way that HTML has for words that stay as they are. */
export function guarded(html: string): GuardedText {
  const kept: string[] = [];
  const marked = html.replace(tagOrPlaceholder, (found) => {
    if (found.startsWith('<')) return found;
    kept.push(found);
    return `<span translate="no" class="notranslate" id="keep-${kept.length - 1}">${found}</span>`;
  });
  return { html: marked, kept };
}

/**
 * A translated text with its placeholders as they were, whatever became of the words inside their marks.
 * @param original the text before it was marked
 * @throws {TranslationError} when not exactly the same placeholders are in it
 */
export function unguarded(translated: string, original: string, kept: readonly string[]): string {
  const html = translated.replace(guard, (_mark, index: string) => kept[Number(index)] ?? '');
  if (placeholdersOf(html) !== placeholdersOf(original)) {
    throw new TranslationError('The service has changed the placeholders of the text');
  }
  return html;
}

function placeholdersOf(text: string): string {
  return (text.match(placeholder) ?? []).toSorted().join(' ');
}

const defaultTimeoutMs = 15_000;
const maximumBytes = 1_000_000;

/** How a service is asked. */
interface TranslationCall {
  url: URL;
  headers?: Readonly<Record<string, string>>;
  body: object;
}

/** Where a service is, and how long it may take. */
export interface ServiceAddress {
  url: string;
  key?: string | undefined;
  /** Milliseconds. */
  timeoutMs?: number;
}

/** What all services have in common: texts of HTML go there as JSON, and as many come back in their sequence. */
abstract class HttpTranslator implements Translator {
  constructor(protected readonly address: ServiceAddress) {}

  async translate({ subject, html }: MailText, target: MailLanguage): Promise<MailText> {
    const line = escaped(subject);
    const [first, second] = [guarded(line), guarded(html)];
    const answers = await this.ask([first.html, second.html], target);
    if (answers.length !== 2) throw new TranslationError('The service did not translate all of the texts');
    const [translatedLine = '', translatedHtml = ''] = answers;
    return {
      subject: plain(unguarded(translatedLine, line, first.kept)),
      html: unguarded(translatedHtml, html, second.kept),
    };
  }

  /** What is sent for the texts, each of it HTML. */
  protected abstract callFor(texts: readonly string[], target: MailLanguage): TranslationCall;

  /** The texts of an answer, as it was read from JSON. @throws {Error} when it is something else */
  protected abstract textsOf(answer: unknown): string[];

  private async ask(texts: readonly string[], target: MailLanguage): Promise<string[]> {
    const { url, headers = {}, body } = this.callFor(texts, target);
    try {
      // No redirects: the address is the one that was configured, and the key goes nowhere else.
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(this.address.timeoutMs ?? defaultTimeoutMs),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`${url.host} answered ${response.status}`);
      }
      return this.textsOf(JSON.parse(await textWithin(response, maximumBytes, url.host)) as unknown);
    } catch (cause) {
      throw new TranslationError(cause instanceof Error ? cause.message : String(cause), { cause });
    }
  }
}

const entityOf: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characterOf: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entityOf[character] ?? character);
}

/** One line of plain text of what came back as HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z#0-9]+);/gi, (whole, name: string) => characterOf[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}

const deeplCodes: Readonly<Record<MailLanguage, string>> = {
  pl: 'PL',
  en: 'EN-GB',
  no: 'NB',
  de: 'DE',
  fr: 'FR',
  es: 'ES',
  it: 'IT',
};

const deeplAnswer = z.object({ translations: z.array(z.object({ text: z.string() })) });

/** DeepL, and what understands its calls. See https://developers.deepl.com/docs/api-reference/translate. */
export class DeeplTranslator extends HttpTranslator {
  protected callFor(texts: readonly string[], target: MailLanguage): TranslationCall {
    const { url, key } = this.address;
    return {
      url: callUrl(url, 'v2/translate'),
      ...(key ? { headers: { authorization: `DeepL-Auth-Key ${key}` } } : {}),
      body: { text: texts, target_lang: deeplCodes[target], tag_handling: 'html' },
    };
  }

  protected textsOf(answer: unknown): string[] {
    return deeplAnswer.parse(answer).translations.map(({ text }) => text);
  }
}

const libreAnswer = z.object({ translatedText: z.array(z.string()) });

/** LibreTranslate, and what understands its calls. See https://docs.libretranslate.com. */
export class LibreTranslator extends HttpTranslator {
  protected callFor(texts: readonly string[], target: MailLanguage): TranslationCall {
    const { url, key } = this.address;
    return {
      url: callUrl(url, 'translate'),
      body: {
        q: texts,
        source: 'auto',
        // Its Norwegian is named by the written form.
        target: target === 'no' ? 'nb' : target,
        format: 'html',
        ...(key ? { api_key: key } : {}),
      },
    };
  }

  protected textsOf(answer: unknown): string[] {
    return libreAnswer.parse(answer).translatedText;
  }
}

/** The translator that the settings name; null when they name none. */
export function createTranslator({
  TRANSLATE_URL: url,
  TRANSLATE_API,
  TRANSLATE_KEY: key,
}: Pick<Config, 'TRANSLATE_URL' | 'TRANSLATE_API' | 'TRANSLATE_KEY'>): Translator | null {
  if (!url) return null;
  const isDeepl = /(^|\.)deepl\.com$/i.test(new URL(url).hostname);
  const api = TRANSLATE_API ?? (isDeepl ? 'deepl' : 'libretranslate');
  return api === 'deepl' ? new DeeplTranslator({ url, key }) : new LibreTranslator({ url, key });
}
