/** The ends of companies' names that tell their legal form; where room is short, they go first. */
const legalForm =
  /(?:, ?| )(?:(?:p\.?\s?)?s\.?\s?a\.?|sp\.?\s?z\s?o\.?\s?o\.?(?:\s+sp\.?\s?k\.?)?|sp\.?\s?[kj]\.?|as|asa|ans|da|ab|aps|a\/s|oy|oyj|gmbh(?:\s*&\s*co\.?\s*kg)?|ag|kg|ug|ltd\.?|limited|plc|inc\.?|llc|b\.?v\.?|n\.?v\.?|s\.?r\.?o\.?|s\.?r\.?l\.?|sarl|uab|sia|oü)$/iu;

/** `Elektromontaż`, from `Elektromontaż Sp. z o.o.`; a name that is nothing else stays whole. */
export const shortName = (name: string): string =>
  name.trim().replaceAll(/\s+/g, ' ').replace(legalForm, '') || name;
