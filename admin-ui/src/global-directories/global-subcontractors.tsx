import { useMe } from '../api/session';
import { GlobalSubcontractorList } from './global-subcontractor-list';
import { OnlyAdministrators } from './only-administrators';

/** The global subcontractors, which administrators keep for all companies. */
export function GlobalSubcontractors() {
  const me = useMe();
  return me.is_admin ? <GlobalSubcontractorList /> : <OnlyAdministrators words="globalSubcontractors" />;
}
