/**
 * A function of a text that remembers its last answers.
 * @param count of how many texts
 * @param work what it answers nobody changes
 */
export function remembered<Answer>(count: number, work: (text: string) => Answer): (text: string) => Answer {
  const answers = new Map<string, Answer>();
  return (text) => {
    const known = answers.get(text);
    if (known !== undefined) return known;
    const answer = work(text);
    answers.set(text, answer);
    const [oldest] = answers.keys();
    if (answers.size > count && oldest !== undefined) answers.delete(oldest);
    return answer;
  };
}
