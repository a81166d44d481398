import type { MailLanguage } from '../../kernel/text/language.js';
import { textWithin } from '../limited-text.js';
import { guarded, unguarded } from './placeholders.js';
import { TranslationError, type MailText, type Translator } from './translation.port.js';

const defaultTimeoutMs = 15_000;
const maximumBytes = 1_000_000;

/** How a service is asked. */
export interface TranslationCall {
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
export abstract class HttpTranslator implements Translator {
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

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const characters: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#39': "'",
  apos: "'",
  nbsp: ' ',
};

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (character) => entities[character] ?? character);
}

/** One line of plain text of what came back as HTML. */
function plain(html: string): string {
  return html
    .replace(/<[^<>]*>/g, '')
    .replace(/&([a-z#0-9]+);/gi, (whole, name: string) => characters[name.toLowerCase()] ?? whole)
    .replace(/\s+/g, ' ')
    .trim();
}
