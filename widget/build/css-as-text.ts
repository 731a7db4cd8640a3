import { readFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'

/** Style sheets become minified strings: the widget adopts them in its shadow root, which a page's CSP does not block. */
export const cssAsText: Plugin = {
  name: 'css-as-text',
  setup: (build) => {
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, 'utf8'), {
        loader: 'css',
        minify: true,
        target: ['chrome119', 'firefox128', 'safari18'],
      })
      return { contents: code.trim(), loader: 'text' }
    })
  },
}
