/**
 * Our sources import each other by the name that they have once compiled (`./money.js`). Tests run the TypeScript
 * beside it; packages keep their own files.
 */
module.exports = (request, options) => {
  const isOurs =
    request.startsWith('.') &&
    request.endsWith('.js') &&
    !/[\\/](node_modules|dist)[\\/]/.test(options.basedir);
  if (isOurs) {
    try {
      return options.defaultResolver(`${request.slice(0, -3)}.ts`, options);
    } catch {
      // A file that is JavaScript by itself.
    }
  }
  return options.defaultResolver(request, options);
};
