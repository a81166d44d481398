import { lazy, useEffect, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** A component whose code is fetched when it is first shown; put a `Suspense` around it. */
export type Later<Props extends object> = LazyExoticComponent<ComponentType<Props>> & {
  /** Fetches the code now: at a hint that it will be wanted soon. */
  preload: () => void;
};

/** Keeps the code of what is not seen at first (menus, dialogs) out of the way of what is. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  const component = lazy(async () => ({ default: await load() }));
  // When it fails now, the component tries again and tells.
  return Object.assign(component, { preload: () => void load().catch(() => undefined) });
}

/** A while after the screen stands: nothing that it still needs is kept waiting by what may be wanted later. */
const restMs = 1_500;

/** Fetches the code of these components once the screen stands. */
export function usePreloadAtRest(...components: readonly { preload: () => void }[]): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of components) preload();
    }, restMs);
    return () => clearTimeout(timer);
    // The components are the same ones every time.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}

/** Whether the screen has stood for a while: what may come later than the rest is shown from then on. */
export function useIsAtRest(): boolean {
  const [isAtRest, setIsAtRest] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsAtRest(true), restMs);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
