import { useMe } from '../api/session';
import { GlobalClientList } from './global-client-list';
import { OnlyAdministrators } from './only-administrators';

/** The global clients, which administrators keep for all companies. */
export function GlobalClients() {
  const me = useMe();
  return me.is_admin ? <GlobalClientList /> : <OnlyAdministrators words="globalClients" />;
}
