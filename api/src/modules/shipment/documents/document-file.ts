import { UnsupportedType } from '../../../platform/http/errors.js';
import type { DocumentMimeType } from './document.dto.js';

/** A kind of file that is taken: how its name ends, and what it is. */
interface FileKind {
  readonly mimeType: DocumentMimeType;
  /** Whether content is of this kind, by what every file of it begins with or holds. */
  readonly fits: (content: Buffer) => boolean;
}

const beginsWith =
  (...bytes: number[]) =>
  (content: Buffer): boolean =>
    content.subarray(0, bytes.length).equals(Buffer.from(bytes));

const isPdf = beginsWith(0x25, 0x50, 0x44, 0x46, 0x2d);
const isJpeg = beginsWith(0xff, 0xd8, 0xff);
const isPng = beginsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const isOldOffice = beginsWith(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1);
const isZip = beginsWith(0x50, 0x4b, 0x03, 0x04);

const isGif = (content: Buffer): boolean => /^GIF8[79]a$/.test(content.toString('latin1', 0, 6));

/** A packed office document of one application; names of its parts stand unpacked. Macros are not taken. */
const isOffice =
  (folder: 'word/' | 'xl/') =>
  (content: Buffer): boolean =>
    isZip(content) &&
    content.includes('[Content_Types].xml') &&
    content.includes(folder) &&
    !content.includes('vbaProject.bin');

/** No sign that texts do not have, in whatever letters they are written. */
const isText = (content: Buffer): boolean =>
  content.every((byte) => byte >= 0x20 || byte === 0x09 || byte === 0x0a || byte === 0x0c || byte === 0x0d);

const jpeg = { mimeType: 'image/jpeg', fits: isJpeg } as const;

const kinds: Readonly<Record<string, FileKind>> = {
  pdf: { mimeType: 'application/pdf', fits: isPdf },
  jpg: jpeg,
  jpeg,
  png: { mimeType: 'image/png', fits: isPng },
  gif: { mimeType: 'image/gif', fits: isGif },
  doc: { mimeType: 'application/msword', fits: isOldOffice },
  docx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    fits: isOffice('word/'),
  },
  xls: { mimeType: 'application/vnd.ms-excel', fits: isOldOffice },
  xlsx: {
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    fits: isOffice('xl/'),
  },
  txt: { mimeType: 'text/plain', fits: isText },
};

/** How names of files may end, without the dot. */
export const documentExtensions: readonly string[] = Object.keys(kinds);

const previewable: ReadonlySet<string> = new Set([
  'application/pdf',
  'image/jpeg',
  'image/png',
  'image/gif',
] satisfies DocumentMimeType[]);

/** Whether a browser can show it without running anything that somebody sent. */
export function canPreview(mimeType: DocumentMimeType): boolean {
  return previewable.has(mimeType);
}

/**
 * What a file is. Its name and its content have to say the same.
 * @param allowed how its name may end, where not all kinds are taken
 * @throws {UnsupportedType} `file_type_not_allowed`, or `file_content_differs` from what its name says
 */
export function mimeTypeOf(
  name: string,
  content: Buffer,
  allowed: readonly string[] = documentExtensions,
): DocumentMimeType {
  const extension = extensionOf(name).toLowerCase();
  const kind = allowed.includes(extension) ? kinds[extension] : undefined;
  if (!kind) {
    throw new UnsupportedType('file_type_not_allowed', {
      allowed_extensions: allowed.join(', '),
    });
  }
  if (!kind.fits(content)) throw new UnsupportedType('file_content_differs');
  return kind.mimeType;
}

/** What a file is by its name alone, until its content is looked at; null when no such file is taken. */
export function mimeTypeByName(name: string): DocumentMimeType | null {
  const extension = extensionOf(name).toLowerCase();
  return (Object.hasOwn(kinds, extension) && kinds[extension]?.mimeType) || null;
}

const longestName = 200;

/** Signs that no name of a file has, or that make one look like another: control and direction signs among them. */
// oxlint-disable-next-line no-control-regex
const unfit = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The name of a file as its sender calls it, without folders and without what could mislead people or machines. */
export function safeName(name: string): string {
  const last = name.toWellFormed().normalize('NFC').replaceAll(unfit, '').split(/[\\/]/).at(-1) ?? '';
  const plain = last.replaceAll(/[<>:"|?*]/g, '_').replaceAll(/^[\s.]+|(?<![\s.])[\s.]+$/g, '');
  const extension = extensionOf(plain);
  const stem = plain.slice(0, plain.length - (extension === '' ? 0 : extension.length + 1));
  // Not half of a letter that is written as two.
  const short = stem
    .slice(0, longestName - extension.length - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '');
  return extension === '' ? short || 'document' : `${short || 'document'}.${extension}`;
}

function extensionOf(name: string): string {
  return /\.([A-Za-z0-9]{1,10})$/.exec(name)?.[1] ?? '';
}
