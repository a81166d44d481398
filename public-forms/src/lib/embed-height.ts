/** What an embedded form tells the page around it: how tall it is, in CSS pixels. */
export interface HeightMessage {
  type: 'frakto:height';
  height: number;
}

/**
 * In a frame, posts the page's height to the parent whenever it changes, so that a website can show the form without
 * a scroll bar of its own. The message holds no data of the visitor, so it goes to any origin.
 */
export function reportHeight(root: HTMLElement): void {
  if (window.parent === window) return;
  document.documentElement.dataset['embedded'] = '';
  let last = 0;
  const post = (): void => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height === last) return;
    last = height;
    window.parent.postMessage({ type: 'frakto:height', height } satisfies HeightMessage, '*');
  };
  new ResizeObserver(post).observe(root);
}
