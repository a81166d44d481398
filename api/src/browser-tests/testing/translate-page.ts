import type { Visitor } from './visitor.js';

/**
 * Does to the page what the translators of browsers do: each text that stands there or comes later is moved into an element of theirs,
 * behind the back of the page's script.
 */
export async function translatePage({ page }: Visitor): Promise<void> {
  await page.evaluate(() => {
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, option, textarea')) continue;
        const own = document.createElement('font');
        text.replaceWith(own);
        own.textContent = text.data;
      }
    };
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node.parentNode ?? node);
    }).observe(document.body, { childList: true, subtree: true });
  });
}
