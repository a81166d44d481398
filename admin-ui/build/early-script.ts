import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { transformWithOxc, type Plugin } from 'vite';

const PUBLIC_URL = '/early.js';

/**
 * Ships a small classic script that runs before the first paint (theme and language), as a hashed file of its
 * own: the content security policy forbids inline scripts, and a module script would come too late.
 *
 * @param file absolute path of the TypeScript source; it must not import anything.
 */
export function earlyScript(file: string): Plugin {
  let building = false;
  let builtUrl = PUBLIC_URL;

  async function code(): Promise<string> {
    const source = readFileSync(file, 'utf8');
    const result = await transformWithOxc(source, file, { sourcemap: false });
    return `(()=>{${result.code}})();\n`;
  }

  return {
    name: 'frakto:early-script',
    configResolved(config) {
      building = config.command === 'build';
    },
    configureServer(server) {
      server.middlewares.use(PUBLIC_URL, (_request, response) => {
        void code().then((script) => response.setHeader('Content-Type', 'text/javascript').end(script));
      });
    },
    async buildStart() {
      if (!building) return;
      const script = await code();
      const hash = createHash('sha256').update(script).digest('base64url').slice(0, 8);
      const fileName = `assets/early-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: script });
      builtUrl = `/${fileName}`;
    },
    transformIndexHtml() {
      return [{ tag: 'script', attrs: { src: builtUrl }, injectTo: 'head' }];
    },
  };
}
