import {
  KoaTemplateService,
  ValidationService,
  type AdditionalProps,
  type FieldErrors,
  type TsoaRoute,
} from '@tsoa/runtime';
import { inOneLine } from '../../kernel/text/one-line.js';
import { inputFault, type InputFault } from './input-faults.js';

type Property = TsoaRoute.PropertySchema;

/** Something that is in no list, whichever way it is written. */
const unlisted = {};

const linePatterns = new Map<string, boolean>();

/** Whether a pattern is that of one line: it takes blanks, and no line break. */
function isOfLine(pattern: string): boolean {
  const known = linePatterns.get(pattern);
  if (known !== undefined) return known;
  const expression = new RegExp(pattern);
  const isLine = expression.test('a a') && !expression.test('a\na');
  linePatterns.set(pattern, isLine);
  return isLine;
}

/**
 * The checks of types, with three differences. What is wrong is told by the keyword of the schema that was not kept, as a
 * {@link InputFault}, not in sentences. A listed value of a body is compared with its type: the text "1" is not the
 * status 1, "null" is not null, and a list of one language is not the language. In paths and queries everything is a text.
 * And a text of one line is taken without what breaks or turns it unseen.
 */
class StrictValidation extends ValidationService {
  constructor(
    private readonly known: TsoaRoute.Models,
    config: AdditionalProps,
  ) {
    super(known, config);
  }

  override ValidateParam(
    property: Property,
    value: unknown,
    name = '',
    fieldErrors: FieldErrors,
    isBodyParam: boolean,
    parent = '',
  ): unknown {
    const found: FieldErrors = {};
    const { dataType, enums = [] } = property;
    const isListed = dataType !== 'enum' || value === undefined || (enums as unknown[]).includes(value);
    const taken =
      isBodyParam && !isListed
        ? this.validateEnum(name, unlisted, found, enums, parent)
        : (super.ValidateParam(property, value, name, found, isBodyParam, parent) as unknown);
    for (const [path, error] of Object.entries(found)) {
      // What has a fault already was told by a part of this value; a path that is not the value's own is an excess field.
      const fault: InputFault =
        'fault' in error
          ? (error.fault as InputFault)
          : path === parent + name
            ? inputFault(this.plain(property), value, isBodyParam)
            : { code: 'unknown_field' };
      fieldErrors[path] = Object.assign(error, { fault });
    }
    return taken;
  }

  override validateString(
    name: string,
    value: unknown,
    fieldErrors: FieldErrors,
    validators?: Parameters<ValidationService['validateString']>[3],
    parent = '',
  ): string | undefined {
    const pattern = validators?.pattern?.value;
    const taken =
      typeof value === 'string' && pattern !== undefined && isOfLine(pattern) ? inOneLine(value) : value;
    return super.validateString(name, taken, fieldErrors, validators, parent);
  }

  /** Places within lists with their whole path; the original forgets where the list itself stands. */
  override validateArray(
    name: string,
    value: unknown[],
    fieldErrors: FieldErrors,
    isBodyParam: boolean,
    schema?: Property,
    validators?: Parameters<ValidationService['validateArray']>[5],
    parent = '',
  ): unknown[] | undefined {
    return super.validateArray(parent + name, value, fieldErrors, isBodyParam, schema, validators, '');
  }

  /**
   * The alternatives of a union each give their reason. Values that one may choose from are alternatives too: they are
   * named together. Otherwise the first alternative is the one that is meant, null the last.
   */
  override validateUnion(
    name: string,
    value: unknown,
    fieldErrors: FieldErrors,
    isBodyParam: boolean,
    property: Property,
    parent = '',
  ): unknown {
    const own = parent + name;
    const reasons: FieldErrors[] = [];
    for (const alternative of property.subSchemas ?? []) {
      const reason: FieldErrors = {};
      const validators = { ...property.validators, ...alternative.validators };
      const schema = { ...alternative, validators };
      const taken = this.ValidateParam(schema, structuredClone(value), name, reason, isBodyParam, parent);
      if (Object.keys(reason).length === 0) return taken;
      reasons.push(reason);
    }
    Object.assign(fieldErrors, reasons[0]);
    const lists = reasons.flatMap((reason) => {
      const fault = (reason[own] as { fault?: InputFault } | undefined)?.fault;
      return fault?.code === 'not_in_list' ? (fault.params?.['values'] ?? []) : [];
    });
    const first = (fieldErrors[own] as { fault?: InputFault } | undefined)?.fault;
    if (first?.code === 'not_in_list') first.params = { values: lists.filter(Boolean).join(', ') };
    return undefined;
  }

  /** A schema itself, where a property names one. */
  plain(property: Property): Property {
    const model = property.ref === undefined ? undefined : this.known[property.ref];
    if (model?.dataType === 'refEnum') return { ...property, dataType: 'enum', enums: model.enums ?? [] };
    if (model?.dataType !== 'refAlias') return property;
    const { ref: _alias, ...rest } = property;
    return this.plain({ ...rest, ...model.type });
  }
}

/** Reads and checks the arguments of operations. */
export class StrictTemplateService extends KoaTemplateService {
  protected override validationService = new StrictValidation(this.models, this.config);

  /** What is wrong with a body that is to be of one of the contract's types. */
  faultsOfModel(model: string, body: unknown): FieldErrors {
    return this.takeModel(model, body).faults;
  }

  /** A body of one of the contract's types as operations get it, with what is wrong with it; paths begin with `body`. */
  takeModel(model: string, body: unknown): { value: unknown; faults: FieldErrors } {
    const faults: FieldErrors = {};
    const property = { ref: model, required: true } as const;
    const value: unknown = this.validationService.ValidateParam(property, body, 'body', faults, true);
    return { value, faults };
  }

  /** The names of the fields that a type of the contract has. */
  fieldsOf(model: string): ReadonlySet<string> {
    const known = this.models[model];
    if (known?.dataType !== 'refObject') throw new Error(`${model} is no record of the contract`);
    return new Set(Object.keys(known.properties ?? {}));
  }
}
