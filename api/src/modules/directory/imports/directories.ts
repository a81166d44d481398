import type { Unit } from '../../../platform/db/database.js';
import type { NamedPlace } from '../directory.queries.js';
import type { ClientService } from '../clients/client.service.js';
import type { GlobalClientInput } from '../clients/client.dto.js';
import { clientRules } from '../clients/client.policy.js';
import type { SubcontractorInput } from '../subcontractors/subcontractor.dto.js';
import { subcontractorRules } from '../subcontractors/subcontractor.policy.js';
import type { SubcontractorService } from '../subcontractors/subcontractor.service.js';
import type { BodyRules, Fault } from '../../../platform/http/checks.js';
import { faultsOf, type ModelCheck } from '../../../platform/http/input-faults.js';
import type { ImportKind } from './import.dto.js';

/** An input as a row gives it: nothing about it is certain yet. */
export type RowInput = Readonly<Record<string, unknown>>;

/** Who enters what into a directory. */
interface Entering {
  companyId: number | null;
  userId: number | null;
}

interface Directory {
  findNamed: (companyId: number | null, names: readonly string[]) => Promise<NamedPlace[]>;
  findNamedCollected: (companyId: number, names: readonly string[]) => Promise<NamedPlace[]>;
  enter: (unit: Unit, entering: Entering, inputs: readonly RowInput[]) => Promise<void>;
  model: (companyId: number | null) => string;
  rules: BodyRules;
}

/** The directories that can be imported into, each by the rules of the call that makes its records. */
export class Directories {
  readonly #directories: Readonly<Record<ImportKind, Directory>>;

  constructor(
    clients: ClientService,
    subcontractors: SubcontractorService,
    private readonly modelFaults: ModelCheck,
  ) {
    this.#directories = {
      clients: {
        findNamed: (companyId, names) => clients.findNamed(companyId, names),
        findNamedCollected: (companyId, names) => clients.findNamedCollected(companyId, names),
        enter: (unit, entering, inputs) =>
          clients.enterMany(unit, entering, inputs as unknown as GlobalClientInput[]),
        model: (companyId) => (companyId === null ? 'GlobalClientInput' : 'ClientInput'),
        rules: clientRules,
      },
      subcontractors: {
        findNamed: (companyId, names) => subcontractors.findNamed(companyId, names),
        findNamedCollected: (companyId, names) => subcontractors.findNamedCollected(companyId, names),
        enter: (unit, entering, inputs) =>
          subcontractors.enterMany(unit, entering, inputs as unknown as SubcontractorInput[]),
        model: () => 'SubcontractorInput',
        rules: subcontractorRules,
      },
    };
  }

  /** What stands against an input, as the call that makes such a record would tell. */
  faultsOf(kind: ImportKind, companyId: number | null, input: RowInput): Fault[] {
    const { model, rules } = this.#directories[kind];
    return [...faultsOf(this.modelFaults(model(companyId), { ...input }), 'body'), ...rules(input)];
  }

  /** Enters inputs that nothing stands against. */
  enter(unit: Unit, kind: ImportKind, entering: Entering, inputs: readonly RowInput[]): Promise<void> {
    return this.#directories[kind].enter(unit, entering, inputs);
  }

  /** The records of a directory that have one of the names. */
  findNamed(kind: ImportKind, companyId: number | null, names: readonly string[]): Promise<NamedPlace[]> {
    return names.length === 0 ? Promise.resolve([]) : this.#directories[kind].findNamed(companyId, names);
  }

  /** The global records that a company has in its collection and that have one of the names. */
  async findNamedCollected(
    kind: ImportKind,
    companyId: number | null,
    names: readonly string[],
  ): Promise<NamedPlace[]> {
    if (companyId === null || names.length === 0) return [];
    return this.#directories[kind].findNamedCollected(companyId, names);
  }
}
