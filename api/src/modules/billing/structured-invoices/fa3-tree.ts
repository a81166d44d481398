/** An element of a structured invoice. */
export interface Fa3Node {
  name: string;
  /** Names from the root on, with places among siblings of the same name: `/Faktura/Fa/FaWiersz[2]/P_11`. */
  path: string;
  /** Without space around it; empty where it has children. */
  text: string;
  children: Fa3Node[];
}

/** The first child along names (`Adnotacje/P_18`); null when one is not there. */
export function nodeAt(from: Fa3Node, names: string): Fa3Node | null {
  let node: Fa3Node | undefined = from;
  for (const name of names.split('/')) node = node?.children.find((child) => child.name === name);
  return node ?? null;
}

/** The text along names; null when it is not there. */
export function textAt(from: Fa3Node, names: string): string | null {
  return nodeAt(from, names)?.text ?? null;
}

/** All children of a name. */
export function childrenOf(from: Fa3Node | null, name: string): Fa3Node[] {
  return from?.children.filter((child) => child.name === name) ?? [];
}

/** All elements below one, itself included. */
export function* descendantsOf(node: Fa3Node): Generator<Fa3Node> {
  yield node;
  for (const child of node.children) yield* descendantsOf(child);
}
