import type { Page } from 'puppeteer';

/** Drags files over the page, or drops them there, as from a folder beside the browser. */
export async function dragFiles(
  page: Page,
  kind: 'dragenter' | 'drop',
  names: readonly string[],
  content: Buffer,
): Promise<void> {
  await page.evaluate(
    (type, called, bytes) => {
      const data = new DataTransfer();
      for (const name of called) {
        const mimeType = name.endsWith('.pdf') ? 'application/pdf' : 'text/plain';
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }));
      }
      const event = new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true });
      document.body.dispatchEvent(event);
    },
    kind,
    [...names],
    [...content],
  );
}

/** Whether the page shows that it takes the files that are over it. */
export async function takesFiles(page: Page): Promise<boolean> {
  return (await page.$('text/Upuść, żeby dodać')) !== null;
}
