import { Route, Routes } from 'react-router-dom';
import { ImportList } from './import-list';
import { ImportPage } from './import-page';
import { ImportUpload } from './import-upload';

/** Files that are brought into the directories: the earlier ones, a new one, and one at work. */
export function Imports() {
  return (
    <Routes>
      <Route index element={<ImportList />} />
      <Route path="clients" element={<ImportUpload key="clients" kind="clients" />} />
      <Route path="subcontractors" element={<ImportUpload key="subcontractors" kind="subcontractors" />} />
      <Route path=":id/:step?" element={<ImportPage />} />
    </Routes>
  );
}
