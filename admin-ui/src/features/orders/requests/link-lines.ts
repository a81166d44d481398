import type { PriceRequest } from '../queries/types';

type Open = PriceRequest & { subcontractor_id: number };

/** Those who have not answered and can still have a link. */
export function openRequests(requests: readonly PriceRequest[]): Open[] {
  return requests.filter(
    (request): request is Open => request.state !== 'answered' && request.subcontractor_id !== null,
  );
}

/** How many links are made at a time. */
const atOnce = 4;

/** A line for each: name, link. In the sequence of the list, whichever link comes first. */
export async function linkLines(
  requests: readonly Open[],
  linkOf: (request: Open) => Promise<string>,
): Promise<string> {
  const lines: string[] = [];
  const left = [...requests.entries()];
  const work = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const [place, request] = next;
      lines[place] = `${request.subcontractor_name}, ${await linkOf(request)}`;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return lines.join('\n');
}
