import encodeQr from 'qr';
import { useMemo } from 'react';

/** The modules of a code, with the light border that readers need, as a path of an SVG. */
function drawn(text: string): { size: number; path: string } {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const path = rows
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size: rows.length, path };
}

interface QrCodeProps {
  text: string;
  label: string;
  className?: string | undefined;
}

/** A text as a QR code, drawn here: what stands in it goes to nobody else. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { size, path } = useMemo(() => drawn(text), [text]);
  return (
    <svg
      className={className}
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

/** The code as a file that scales to any print. */
export function qrSvg(text: string): Blob {
  const { size, path } = drawn(text);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="1024" height="1024" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}h-${size}z"/><path d="${path}"/></svg>`;
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** The code as a picture for programs that take no SVG: whole pixels a module, at least 1,024 of them. */
export async function qrPng(text: string): Promise<Blob> {
  const rows = encodeQr(text, 'raw', { ecc: 'medium', border: 4 });
  const scale = Math.ceil(1024 / rows.length);
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * scale;
  canvas.height = rows.length * scale;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser draws no pictures');
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000';
  rows.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(x * scale, y * scale, scale, scale);
    }),
  );
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))),
      'image/png',
    );
  });
}
