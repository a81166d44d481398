import { billingExport } from '../../billing/index.js';
import { correspondenceExport } from '../../correspondence/index.js';
import { directoryExport } from '../../directory/index.js';
import { identityExport, type ExportedData } from '../../identity/index.js';
import { shipmentExport } from '../../shipment/index.js';

const own: ExportedData = {
  tables: [],
  unexported: { company_exports: 'is the list of the exports themselves' },
};

const all = [identityExport, directoryExport, shipmentExport, billingExport, correspondenceExport, own];

/**
 * All that is a company's, kind by kind. Columns whose name tells of a secret, and those that are made from others, are left
 * out whatever they are added to (see `hiddenColumns`).
 */
export const exportedTables = all.flatMap(({ tables }) => tables);

/** Stored files of a company. */
export const exportedFiles = all.flatMap(({ files = [] }) => files);

/** Tables with data of companies or their people that are not exported, and why. */
export const unexportedTables: Readonly<Record<string, string>> = Object.fromEntries(
  all.flatMap(({ unexported = {} }) => Object.entries(unexported)),
);

/** Columns that are never exported: secrets, by their names, and what is made from other columns for searching. */
export const hiddenColumns =
  /(password|secret|token|hash|sealed)|^(search_text|notes_text|storage_key|rejected_key)$/;
