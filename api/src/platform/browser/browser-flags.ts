/** Features that talk to the outside or offer things to a person who is not there. */
const OFF = [
  'AutofillServerCommunication',
  'CertificateTransparencyComponentUpdater',
  'InterestFeedContentSuggestions',
  'MediaRouter',
  'OptimizationHints',
  'Translate',
];

const FLAGS = [
  // Nothing leaves the machine that the page did not ask for.
  '--disable-background-networking',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-sync',
  '--metrics-recording-only',
  '--no-pings',
  `--disable-features=${OFF.join(',')}`,
  // Nobody is there to answer.
  '--no-default-browser-check',
  '--no-first-run',
  '--disable-breakpad',
  '--mute-audio',
  // Pages look the same on every machine.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
  '--disable-gpu',
  // Containers give /dev/shm 64 MB, too little for a page with pictures.
  '--disable-dev-shm-usage',
];

/**
 * Command line of a browser that renders our own pages without a screen.
 * @param sandboxed false where the system gives the browser no sandbox
 */
export function browserFlags(sandboxed: boolean): string[] {
  return sandboxed ? FLAGS : [...FLAGS, '--no-sandbox'];
}
