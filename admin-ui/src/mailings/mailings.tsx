import { Route, Routes } from 'react-router-dom';
import { MailingDetail } from './mailing-detail';
import { MailingList } from './mailing-list';

/** The e-mails that the company sent to many clients: a list, and each with its words and whom it went to. */
export function Mailings() {
  return (
    <Routes>
      <Route path=":id" element={<MailingDetail />} />
      <Route path="*" element={<MailingList />} />
    </Routes>
  );
}
