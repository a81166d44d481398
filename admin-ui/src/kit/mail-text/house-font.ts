/** Style rules with the font of the product, for frames that show mails: they have no style sheets of their own. */
export function houseFont(): string {
  const faces = [...document.styleSheets].flatMap((sheet) => {
    try {
      return [...sheet.cssRules].flatMap((rule) =>
        rule instanceof CSSFontFaceRule
          ? rule.cssText.replaceAll(
              /url\(["']?([^"')]+)["']?\)/g,
              (_, path: string) => `url("${new URL(path, sheet.href ?? document.baseURI).href}")`,
            )
          : [],
      );
    } catch {
      // The style sheet of an extension, which is not for us to read.
      return [];
    }
  });
  return faces.join('\n');
}
