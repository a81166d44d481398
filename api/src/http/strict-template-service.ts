import { KoaTemplateService, ValidationService, type FieldErrors, type TsoaRoute } from '@tsoa/runtime';

/** Something that is in no list, whichever way it is written. */
const unlisted = {};

/**
 * Checks a listed value of a body with its type: the text "1" is not the status 1, "null" is not null, and a list of
 * one language is not the language. In paths and queries everything is a text.
 */
class StrictValidation extends ValidationService {
  override ValidateParam(
    property: TsoaRoute.PropertySchema,
    value: unknown,
    name: string | undefined,
    fieldErrors: FieldErrors,
    isBodyParam: boolean,
    parent?: string,
  ): unknown {
    const { dataType, enums = [] } = property;
    const isListed = dataType !== 'enum' || value === undefined || (enums as unknown[]).includes(value);
    if (isBodyParam && !isListed) return this.validateEnum(name ?? '', unlisted, fieldErrors, enums, parent);
    return super.ValidateParam(property, value, name, fieldErrors, isBodyParam, parent) as unknown;
  }
}

/** Reads and checks the arguments of operations. */
export class StrictTemplateService extends KoaTemplateService {
  protected override validationService = new StrictValidation(this.models, this.config);

  /** What is wrong with a body that is to be of one of the contract's types. */
  faultsOfModel(model: string, body: unknown): FieldErrors {
    const faults: FieldErrors = {};
    this.validationService.ValidateParam({ ref: model, required: true }, body, 'body', faults, true);
    return faults;
  }
}
