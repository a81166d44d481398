const message = 'Name the language: otherwise it is that of the machine.';

/** `toLocaleString()`, `new Intl.NumberFormat()` and `a.localeCompare(b)` answer by the machine's language. */
const nameTheLanguage = {
  create: (context) => ({
    CallExpression(node) {
      const name = node.callee.property?.name ?? '';
      const words = node.arguments.length;
      if ((name.startsWith('toLocale') && words === 0) || (name === 'localeCompare' && words === 1))
        context.report({ node, message });
    },
    NewExpression(node) {
      if (node.callee.object?.name === 'Intl' && node.arguments.length === 0)
        context.report({ node, message });
    },
  }),
};

const mostPositional = 3;
const mostDependencies = 6;

/**
 * A constructor takes few things by position; more are named in the members of one `deps` object, whose type stands beside the class. A
 * class that needs more than six of them does more than one thing: it is split, or some of them belong together.
 *
 * With `except`, classes by name that are let off; one that needs it no longer is told.
 */
const fewDependencies = {
  meta: {
    schema: [
      {
        type: 'object',
        properties: { except: { type: 'array', items: { type: 'string' } } },
        additionalProperties: false,
      },
    ],
  },
  create: (context) => ({
    MethodDefinition(node) {
      if (node.kind !== 'constructor') return;
      const name = node.parent.parent.id?.name ?? 'A class';
      const fault = faultOfParameters(name, node.value.params.map(parameterOf), context.sourceCode.ast.body);
      const isLetOff = (context.options[0]?.except ?? []).includes(name);
      if (fault && !isLetOff) context.report({ node, message: fault });
      if (!fault && isLetOff) context.report({ node, message: `${name} needs no exception any more.` });
    },
  }),
};

function faultOfParameters(className, parameters, statements) {
  if (parameters.length > mostPositional)
    return `${className} takes ${parameters.length} things by position, at most ${mostPositional} are allowed: name them in one \`deps\` object.`;
  for (const { name, type } of parameters) {
    const typeName = type?.typeName?.name ?? '';
    if (name !== 'deps' && !typeName.endsWith('Deps')) continue;
    const members = membersOf(type, statements);
    if (!members)
      return `The type of what ${className} needs is to be declared beside the class, with all of its members.`;
    if (members.length > mostDependencies)
      return `${className} needs ${members.length} things, at most ${mostDependencies} are allowed: split it by what it changes for, or find what belongs together.`;
  }
  return null;
}

/** What is left of a parameter without `private readonly` and a default. */
function parameterOf(parameter) {
  const inner = parameter.type === 'TSParameterProperty' ? parameter.parameter : parameter;
  const { name, typeAnnotation } = inner.type === 'AssignmentPattern' ? inner.left : inner;
  return { name, type: typeAnnotation?.typeAnnotation };
}

/** Members of a type of objects; null when they are not all found in the file. */
function membersOf(type, statements) {
  if (type?.type === 'TSTypeLiteral') return type.members;
  const declared = statements
    .map((statement) => statement.declaration ?? statement)
    .find(({ id }) => id?.name !== undefined && id.name === type?.typeName?.name);
  if (declared?.type === 'TSInterfaceDeclaration')
    return declared.extends?.length > 0 ? null : declared.body.body;
  return declared?.typeAnnotation?.type === 'TSTypeLiteral' ? declared.typeAnnotation.members : null;
}

/** Rules of our own, as a plugin of the linter. */
export default {
  meta: { name: 'frakto' },
  rules: { 'few-dependencies': fewDependencies, 'name-the-language': nameTheLanguage },
};
