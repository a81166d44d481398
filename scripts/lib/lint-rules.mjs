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

/** Rules of our own, as a plugin of the linter. */
export default { meta: { name: 'frakto' }, rules: { 'name-the-language': nameTheLanguage } };
