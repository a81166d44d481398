/** The header that has a browser save an answer under a name, whatever letters that has. */
export function attachment(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[^\w .-]/g, '') || 'file';
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name)}`;
}
