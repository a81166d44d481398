/**
 * Lets `count` pieces of work run at a time, in the order in which they were handed in.
 * @param {number} count
 * @returns {<T>(work: () => Promise<T>) => Promise<T>}
 */
export function slots(count) {
  const waiting = [];
  let free = count;
  return async (work) => {
    if (free === 0) await new Promise((resolve) => waiting.push(resolve));
    else free -= 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}
