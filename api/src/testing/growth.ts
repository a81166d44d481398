/** How often the length of a text is doubled to see how the work on it grows. */
const doublings = 3;
/** Twice the text, twice the time; what grows by more with each doubling, on the average, is not in proportion. */
export const steepest = 2.5;
/** What takes less is measured so often that some of the tries go undisturbed; what takes longer than all of that is far from noise. */
const most = { tries: 24, ms: 5_000 };

/**
 * By how much the time for a text grows with each doubling of it: 2 where it is in proportion to the length, 4 where each sign has the others
 * gone through; 0 where it is not worth looking at. No machine is too slow for that, and none too busy: times of the processor are
 * compared with each other alone, one long text with as much of short ones, so that both make as much garbage. What comes between only
 * adds to them: the shortest of several counts. Over several doublings, what a runtime does once from some length on weighs
 * little, and what is not in proportion ever more.
 * @param textOf makes a text of about a length
 * @param length of the short texts
 * @param notableMs whatever takes less for the long text, in milliseconds, holds nobody, and is too short to be compared
 */
export async function growthOf(
  work: (text: string) => unknown,
  textOf: (length: number) => string,
  length: number,
  notableMs: number,
): Promise<number> {
  const times = 2 ** doublings;
  const [short, long] = [textOf(length), textOf(length * times)];
  let [ofShort, ofLong, spent] = [Infinity, await cpuMsOf(work, long, 1), 0];
  for (let tries = 0; tries < most.tries && spent < most.ms && ofLong > notableMs; tries += 1) {
    ofShort = Math.min(ofShort, await cpuMsOf(work, short, times));
    if (growth(ofShort, ofLong) < steepest) break;
    spent += ofShort + ofLong;
    if (spent < most.ms) ofLong = Math.min(ofLong, await cpuMsOf(work, long, 1));
  }
  return ofLong <= notableMs ? 0 : growth(ofShort, ofLong);
}

const growth = (ofShort: number, ofLong: number): number => 2 * (ofLong / ofShort) ** (1 / doublings);

async function cpuMsOf(work: (text: string) => unknown, text: string, times: number): Promise<number> {
  const before = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await work(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
