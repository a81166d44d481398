/** Websites on which many companies have a page: their address tells no company from another. */
const shared =
  /^(?:[a-z]+:\/\/)?(?:[a-z\d-]+\.)*(facebook|instagram|linkedin|twitter|x|youtube|tiktok|google|goo|wikipedia|allegro|olx|panoramafirm|pkt|proff|gulesider|1881|aleo|gowork|oferteo|booking|etsy|ebay|amazon)\.(com|pl|no|org|gl|de|co\.uk)(?:[:/?#]|$)/i;

/** Whether a website is one that many companies share. */
export function isSharedHost(website: string): boolean {
  return shared.test(website.trim());
}
