import { Suspense } from 'react';
import { later, usePreloadAtRest } from '../../components/later';
import { SkeletonLines } from '../../components/skeletons';

const DocumentsTab = later(async () => (await import('./documents-tab')).DocumentsTab);

/** Where the order's documents stand; their code comes after that of the order. */
export function DocumentsPlace() {
  usePreloadAtRest(DocumentsTab);
  return (
    <Suspense fallback={<SkeletonLines lines={8} />}>
      <DocumentsTab />
    </Suspense>
  );
}
