import { Suspense } from 'react';
import { later } from '../../../../kit/components/later';
import type { PdfPagesProps } from './pdf-pages';
import { PdfWait } from './pdf-wait';

const PdfPages = later(async () => (await import('./pdf-pages')).PdfPages);

/** The pages of a PDF with their tools. The reader of PDFs is fetched when there is one to show. */
export function PdfView(props: PdfPagesProps) {
  return (
    <Suspense fallback={<PdfWait />}>
      <PdfPages {...props} />
    </Suspense>
  );
}
