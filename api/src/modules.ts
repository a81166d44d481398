import type { PasswordHasher } from './modules/identity/index.js';
import {
  billingNames,
  billingSealedColumns,
  findInvoiceDay,
  findInvoiceDeliveries,
  totalOfInvoices,
} from './modules/billing/index.js';
import { billingJobs, billingTables, createBilling, createInvoicePrinter } from './modules/billing/module.js';
import { hasNotWritten, messageNames } from './modules/correspondence/index.js';
import {
  correspondenceJobs,
  correspondenceTables,
  createCorrespondence,
  createMail,
  createOutbox,
} from './modules/correspondence/module.js';
import { namedRecords } from './modules/directory/index.js';
import { createDirectory, directoryJobs, directoryTables } from './modules/directory/module.js';
import { createIdentity, createPeople, identityJobs, identityTables } from './modules/identity/module.js';
import {
  createInsight,
  createWorkCounts,
  insightJobs,
  insightSealedColumns,
  insightTables,
} from './modules/insight/module.js';
import {
  hasOrders,
  hasSentNothing,
  isAtWork,
  linkedOrders,
  noteMailFiles,
  shipmentNames,
  timeOfAsking,
  shipmentSealedColumns,
} from './modules/shipment/index.js';
import { createShipment, shipmentJobs, shipmentTables } from './modules/shipment/module.js';
import type { AppContext } from './platform/app-context.js';
import type { TableSet } from './platform/db/table-set.js';
import type { Services } from './platform/http/request-scope.js';
import type { ModuleJob } from './platform/jobs/jobs.port.js';

export { observeWebhooks, serveCalendars } from './modules/insight/module.js';

/** The tables of all modules. */
export const tables: readonly TableSet[] = [
  identityTables,
  directoryTables,
  correspondenceTables,
  shipmentTables,
  billingTables,
  insightTables,
];

/** Folds the modules together, each with what it needs of those above it. */
export function createModules(
  context: AppContext,
  passwords: PasswordHasher,
): { services: Services; jobs: ModuleJob[] } {
  const outboxParts = createOutbox(context, linkedOrders);
  const strangerConditions = { hasNotWritten, hasSentNothing };
  const people = createPeople(context, { passwords, hasOrders, strangerConditions });
  const mail = createMail(context, { ...people, ...outboxParts });
  const identity = createIdentity(context, {
    people,
    outbox: mail,
    online: outboxParts.presence,
    namedRecords: { ...namedRecords, ...messageNames, ...shipmentNames, ...billingNames },
  });
  const directory = createDirectory(context, {
    isAtWork,
    refusals: outboxParts.refusals,
    timeOfAsking,
  });
  const correspondence = createCorrespondence(context, {
    ...identity,
    ...directory,
    outbox: { ...outboxParts, mail },
    noteOrderFiles: noteMailFiles,
  });
  const printer = createInvoicePrinter(context);
  const shipment = createShipment(context, {
    ...identity,
    ...directory,
    ...correspondence,
    invoiceFiles: printer,
    invoices: { findDay: findInvoiceDay, total: totalOfInvoices, findDeliveries: findInvoiceDeliveries },
    workCounts: createWorkCounts(context),
  });
  const billing = createBilling(context, { ...identity, ...directory, ...correspondence, shipment, printer });
  const insight = createInsight(context, { identity, directory, correspondence, shipment, billing });
  return {
    services: { ...identity, ...directory, ...correspondence, ...shipment, ...billing, ...insight },
    jobs: [
      ...identityJobs(context, identity, [
        ...shipmentSealedColumns,
        ...billingSealedColumns,
        ...insightSealedColumns,
      ]),
      ...directoryJobs(context, directory),
      ...correspondenceJobs(context, correspondence, {
        'carrier-order': shipment.carrierOrders,
        document: shipment.documentViews,
        invoice: printer,
      }),
      ...shipmentJobs(shipment),
      ...billingJobs(billing),
      ...insightJobs(context, { identity, correspondence, shipment, billing }, insight),
    ],
  };
}
