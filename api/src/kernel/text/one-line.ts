/** Ends of lines that nobody sees in a text, and control characters that come with them from old code pages. */
const unseenBreaks = /[\u0080-\u009f\u2028\u2029]+/g;

/** What turns the direction of writing: it comes along with pasted numbers and names, and can make a text look like another. */
const directions = /[\u202a-\u202e\u2066-\u2069]+/g;

/** A text of one line without what breaks it unseen, where blanks stand instead, and without what turns it. */
export function inOneLine(text: string): string {
  return text.replaceAll(unseenBreaks, ' ').replaceAll(directions, '');
}
