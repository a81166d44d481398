const longest = 200;

/** The subject of an answer: marked as one, once. */
export function replySubject(subject: string): string {
  const answer = /^(re|odp|sv)\s*:/i.test(subject.trim()) ? subject.trim() : `Re: ${subject.trim()}`;
  return answer.slice(0, longest);
}
