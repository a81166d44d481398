import { useCompanyDefaults } from '../queries/order-queries';
import type { Route } from '../queries/types';
import { RouteForm } from './route-form';

interface RouteDialogProps {
  /** The route to edit; without it, a new one is added. */
  route?: Route;
  onClose: () => void;
}

/** Adds a route or edits one. A new one begins with the company's payment term, so it waits for that. */
export function RouteDialog({ route, onClose }: RouteDialogProps) {
  const { data, isPending } = useCompanyDefaults();
  if (!route && isPending) return null;
  return <RouteForm route={route} paymentTerms={data?.payment_terms_days ?? null} onClose={onClose} />;
}
