import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call that the server got. */
interface TranslationRequest {
  path: string;
  authorization: string | undefined;
  body: Record<string, unknown>;
}

/** A server that understands the calls of DeepL and of LibreTranslate. */
export interface TranslationServer {
  url: string;
  requests: TranslationRequest[];
  /** Answers instead of the server from now on; null for the server itself. */
  answerWith(answer: ((response: ServerResponse) => void) | null): void;
  close(): Promise<void>;
}

const marked = /<span translate="no"[^>]*>.*?<\/span>/g;

/** Puts the language before the words, as far as they are not marked: those would be shouted. */
function spoken(text: string, language: string): string {
  const kept: string[] = [];
  const open = text.replace(marked, (mark) => `@@${kept.push(mark) - 1}@@`);
  const said = /</.test(open)
    ? open.replace(/>(?=[^<\s])/, `>${language}: `)
    : text && `${language}: ${open}`;
  return said.replace(/@@(\d+)@@/g, (_all, index: string) => kept[Number(index)] ?? '');
}

/** Starts one on a free port of this machine. */
export async function startTranslationServer(): Promise<TranslationServer> {
  const requests: TranslationRequest[] = [];
  let instead: ((response: ServerResponse) => void) | null = null;
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const { url: path = '', headers } = request;
      requests.push({ path, authorization: headers.authorization, body });
      if (instead) instead(response);
      else answer(path, body, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    answerWith: (next) => void (instead = next),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

async function read(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = '';
  for await (const part of request) text += String(part);
  return JSON.parse(text || '{}') as Record<string, unknown>;
}

function answer(path: string, body: Record<string, unknown>, response: ServerResponse): void {
  const json = (value: object) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value));
  if (path === '/v2/translate') {
    const language = languageOf(String(body['target_lang']));
    const translations = (body['text'] as string[]).map((text) => ({ text: spoken(text, language) }));
    json({ translations: translations.map((one) => ({ detected_source_language: 'PL', ...one })) });
  } else if (path === '/translate') {
    const language = languageOf(String(body['target']));
    json({ translatedText: (body['q'] as string[]).map((text) => spoken(text, language)) });
  } else response.writeHead(404).end();
}

/** The product's name of a language that a service names otherwise. */
function languageOf(code: string): string {
  const language = code.toLowerCase().split('-')[0] ?? '';
  return language === 'nb' ? 'no' : language;
}
