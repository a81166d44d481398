/** Lower case without diacritics: “lodz” finds “Łódź”, as on the server. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/æ/g, 'a')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '');
}

/** Tells whether every word that was typed stands somewhere in the text. */
export function matches(text: string, typed: string): boolean {
  const here = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => here.includes(word));
}

/** The text with the typed part marked, where it stands in one piece. */
export function Marked({ text, typed }: { text: string; typed: string }) {
  const wanted = plain(typed.trim());
  const here = plain(text);
  const at = wanted === '' ? -1 : here.indexOf(wanted);
  // Letters that fall apart without their diacritics would shift the place.
  if (at === -1 || here.length !== text.length) return <>{text}</>;
  const end = at + wanted.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
