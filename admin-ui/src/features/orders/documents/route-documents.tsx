import { EmptyState } from '../../../kit/components/empty-state';
import { useT } from '../../../kit/i18n/use-t';
import type { Route } from '../queries/types';
import { useRouteName } from '../use-route-name';
import { typeLabels, typeOfGroup, type DocumentGroup } from './document-groups';
import { DocumentList } from './document-list';
import { AddDocumentButton, DocumentsPart } from './documents-part';
import styles from './documents.module.css';

/** The files of one kind of a route. */
export function RouteDocuments({ route, group }: { route: Route; group: DocumentGroup }) {
  const t = useT();
  const routeName = useRouteName()(route);
  const type = typeOfGroup[group];
  const add = (
    <AddDocumentButton
      target={{ routeId: route.id, type }}
      name={t('documents.addOf', { route: routeName })}
    />
  );
  return (
    <DocumentsPart>
      {(all) => {
        const documents = all.filter((one) => one.order_routes_id === route.id && one.document_type === type);
        if (documents.length === 0)
          return (
            <EmptyState title={t(`documents.empty.${group}`)} text={t(`documents.empty.${group}Text`)}>
              {add}
            </EmptyState>
          );
        return (
          <>
            <div className={styles['head']}>
              <h3>{t(typeLabels[type])}</h3>
              {add}
            </div>
            <DocumentList label={t(typeLabels[type])} documents={documents} />
          </>
        );
      }}
    </DocumentsPart>
  );
}
