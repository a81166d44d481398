/** What a register says that a form does not: for empty fields, and otherwise than was typed. */
export interface RegisterNews {
  empty: Record<string, string>;
  others: Record<string, string>;
}

/** Blanks, dashes and capitals make no other value. */
const bare = (text: string) => text.replaceAll(/[\s.-]/g, '').toLowerCase();

/** Compares what a register says with what a form holds, for the fields that the form has. */
export function registerNews(
  company: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): RegisterNews {
  const news: RegisterNews = { empty: {}, others: {} };
  for (const field of fields) {
    const said = company[field];
    if (typeof said !== 'string' || said.trim() === '') continue;
    const here = typed[field];
    const held = typeof here === 'string' ? here.trim() : '';
    if (bare(said) === bare(held)) continue;
    news[held === '' ? 'empty' : 'others'][field] = said;
  }
  return news;
}
