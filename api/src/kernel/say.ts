/** Tells the person who started the product. */
export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
