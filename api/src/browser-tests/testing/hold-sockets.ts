declare global {
  /** What a test does to the sockets of a page. */
  var liveSockets: { all: WebSocket[]; isBlocked: boolean; isDeaf: boolean };
}

/** Has a page's sockets in the hand: they can be cut, kept shut, and made deaf, as on a machine that sleeps. */
export function holdSockets(): void {
  globalThis.liveSockets = { all: [], isBlocked: false, isDeaf: false };
  const Real = globalThis.WebSocket;
  globalThis.WebSocket = class extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      globalThis.liveSockets.all.push(this);
      if (globalThis.liveSockets.isBlocked) super.addEventListener('open', () => super.close(4000));
    }
    override set onmessage(handle: ((event: MessageEvent) => void) | null) {
      super.onmessage = (event) => {
        if (!globalThis.liveSockets.isDeaf) handle?.call(this, event);
      };
    }
  };
}
