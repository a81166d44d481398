/** What a product without wishes of its own consists of: evaluated once for each process that runs test files, as this module is. */
let running: Promise<unknown> | undefined;
let files = 0;

/** More than the names that the tests of a file make. */
const namesOfFile = 300;

/** The number after which a file counts what it makes in the shared product. */
export function firstNumberOfFile(): number {
  files += 1;
  return (files - 1) * namesOfFile;
}

/**
 * The product that all test files of a process share which want nothing special of one: their companies, accounts and mails are
 * their own, as those of customers are. It ends with the process.
 * @param start makes it, when the first file asks; it says when the product is there no longer, so that the next file gets another
 */
export async function productOfWorker<Parts>(start: (forget: () => void) => Promise<Parts>): Promise<Parts> {
  const forget = () => {
    running = undefined;
  };
  running ??= start(forget).catch((error: unknown) => {
    forget();
    throw error;
  });
  return running as Promise<Parts>;
}
