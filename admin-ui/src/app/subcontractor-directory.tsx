import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { ScreenLoading } from '../kit/components/thin-progress';
import { withLateTexts } from '../kit/i18n/late-texts';
import { SubcontractorList } from '../features/subcontractors/subcontractor-list';

const Groups = lazy(async () => ({
  default: withLateTexts((await import('../features/groups/groups-screen')).GroupsScreen),
}));

const PartnerPage = lazy(async () => ({
  default: (await import('../features/partners/partner-page')).PartnerPage,
}));

/** Two tabs with addresses of their own: the directory of subcontractors, and their groups. */
export function SubcontractorDirectory() {
  return (
    <Routes>
      <Route
        path="groups/*"
        element={
          <Suspense fallback={<ScreenLoading />}>
            <Groups />
          </Suspense>
        }
      />
      <Route
        path=":id/overview"
        element={
          <Suspense fallback={<ScreenLoading />}>
            <PartnerPage kind="subcontractor" />
          </Suspense>
        }
      />
      <Route path="*" element={<SubcontractorList />} />
    </Routes>
  );
}
