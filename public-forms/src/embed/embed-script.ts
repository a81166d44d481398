/**
 * Puts a form of a company where its script tag stands, in a frame:
 * `<script src="https://frakto.example/embed.js" data-company="…" data-language="no"></script>`.
 * Other attributes: `data-form` (`carrier` for the form by which carriers register; for requests otherwise), `data-accent` (#rrggbb), `data-theme` (auto, light, dark), `data-bare`, `data-thanks` (an address), `data-title`.
 */
const requests: Record<string, string> = {
  pl: 'Zapytanie o transport',
  en: 'Transport request',
  no: 'Transportforespørsel',
};
const carriers: Record<string, string> = {
  pl: 'Zgłoszenie przewoźnika',
  en: 'Carrier registration',
  no: 'Transportørregistrering',
};

/** So tall is the form, by the width that it has, before it says it itself: what follows it does not move. */
function expectedHeight(isCarrier: boolean, width: number): number {
  if (isCarrier) return width < 480 ? 2780 : width < 640 ? 2700 : 2140;
  return width < 480 ? 1960 : 1750;
}

/** Only pages of the web: an address with a script in it, or one that is none, is no place to go. */
function webPage(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, location.href);
    return /^https?:$/.test(protocol) ? href : null;
  } catch {
    // `URL.canParse` is younger than the oldest browsers that show the form.
    return null;
  }
}

function embed(script: HTMLScriptElement): void {
  const { company = '', form, language = '', accent, theme, bare, thanks, title } = script.dataset;
  const { origin } = new URL(script.src);
  const isCarrier = form === 'carrier';
  const titles = isCarrier ? carriers : requests;
  const known = language in titles ? language : 'pl';
  const url = new URL(`/${isCarrier ? 'carrier-form' : 'embed'}/${encodeURIComponent(company)}`, origin);
  url.searchParams.set('lang', known);
  if (accent) url.searchParams.set('accent', accent);
  if (theme) url.searchParams.set('theme', theme);
  if (bare !== undefined && bare !== 'false') url.searchParams.set('bare', '1');

  const frame = document.createElement('iframe');
  frame.title = title || (titles[known] ?? '');
  frame.referrerPolicy = 'origin';
  frame.style.cssText = 'display:block;width:100%;border:0;color-scheme:auto';
  script.after(frame);
  frame.style.height = `${expectedHeight(isCarrier, frame.clientWidth)}px`;

  addEventListener('message', ({ source, origin: from, data }: MessageEvent<unknown>) => {
    if (source !== frame.contentWindow || from !== origin || typeof data !== 'object' || data === null)
      return;
    const { type, height } = data as { type?: unknown; height?: unknown };
    if (type === 'frakto:height' && typeof height === 'number' && height > 0 && height < 20_000)
      frame.style.height = `${height}px`;
    if (type === 'frakto:sent') leave();
  });
  frame.src = url.href;

  function leave(): void {
    const target = thanks ? webPage(thanks) : null;
    if (target === null) frame.scrollIntoView({ block: 'nearest' });
    else location.assign(target);
  }
}

const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement) embed(currentScript);
