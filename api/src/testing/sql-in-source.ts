import ts from 'typescript';

/** A table or view that SQL in a source file names. */
interface NamedTable {
  name: string;
  line: number;
}

/** Names after the words that a table follows, with those after commas. */
const afterWord =
  /\b(?:from|join|into|update|using|table|truncate)\s+(?:only\s+)?((?:"?\w+"?\.)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?(?:\s*,\s*(?:lateral\s+)?(?:"?\w+"?\.)?"?[a-z_]+"?(?:\s+(?:as\s+)?[a-z_]+)?)*)/gi;
const withNames = /\b([a-z_]+)\s*(?:\([^()]*\)\s*)?as\s+(?:not\s+materialized\s+|materialized\s+)?\(/gi;
/** What tells a plain string that holds SQL from prose. */
const statement =
  /\bselect\b|\binsert\s+into\b|\bdelete\s+from\b|\bupdate\s+\w+\s+(?:\w+\s+)?set\b|\bjoin\s+\w+\s+(?:\w+\s+)?on\b|\block\s+table\b|\btruncate\b/i;
/** A file that makes names of tables of strings: any of its strings may be one. */
const makesNames = /\bsql\.ref\(/;
/** Functions that take the name of a table as a string. */
const takesTable = new Set(['ref', 'enter', 'lockForDeletion', 'find', 'idsIn', 'remove']);

/** All tables and views that the SQL of a source file names; names that a statement's own `with` makes are left out. */
export function tablesNamedIn(path: string, text: string): NamedTable[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
  const found: { name: string; at: number }[] = [];
  const anyMayName = makesNames.test(text);

  function visit(node: ts.Node): void {
    if (ts.isStringLiteralLike(node)) {
      if (anyMayName ? !ts.isLiteralTypeNode(node.parent) : namesTable(node))
        found.push({ name: node.text, at: node.getStart() });
      if (isSql(node) || statement.test(node.text)) read(node.getText(), node.getStart());
    } else if (ts.isTemplateExpression(node)) {
      const whole = withoutHoles(node);
      if (isSql(node) || statement.test(whole)) read(whole, node.getStart());
    }
    ts.forEachChild(node, visit);
  }
  function read(sql: string, start: number): void {
    // Of the same length, so that places stay.
    const bare = sql.replaceAll(/--[^\n]*/g, (comment) => ' '.repeat(comment.length));
    const own = new Set(Array.from(bare.matchAll(withNames), ([, name = '']) => name));
    for (const match of bare.matchAll(afterWord)) {
      const [whole, names = ''] = match;
      const from = start + match.index + whole.length - names.length;
      for (const part of names.matchAll(/(?:^|,)\s*(?:lateral\s+)?((?:"?\w+"?\.)?"?\w+"?)/gi)) {
        const [all, quoted = ''] = part;
        const name = quoted.replaceAll('"', '').replace(/^public\./, '');
        if (!own.has(name)) found.push({ name, at: from + part.index + all.length - quoted.length });
      }
    }
  }
  visit(source);
  return found.map(({ name, at }) => ({ name, line: source.getLineAndCharacterOfPosition(at).line + 1 }));
}

/** Whether a string is the name of a table: the property `table` of an object, or given to a function that takes one. */
function namesTable(node: ts.StringLiteralLike): boolean {
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) return parent.name.getText() === 'table';
  return ts.isCallExpression(parent) && takesTable.has(calledBy(parent));
}

/** Whether a template or string is given to `sql` or `sql.raw`. */
function isSql(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isTaggedTemplateExpression(parent)) return parent.tag.getText() === 'sql';
  return ts.isCallExpression(parent) && parent.expression.getText() === 'sql.raw';
}

function calledBy({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

/** A template's text with a sign that no name has in place of what is put in, as long as it was. */
function withoutHoles(node: ts.TemplateExpression): string {
  const start = node.getStart();
  return node.templateSpans.reduce((text, { expression }) => {
    const [from, to] = [expression.getFullStart() - start, expression.getEnd() - start];
    return text.slice(0, from) + '?'.repeat(to - from) + text.slice(to);
  }, node.getText());
}
