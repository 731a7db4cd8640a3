import { readFile } from 'node:fs/promises'
import { type Plugin, transform } from 'esbuild'

/** Style sheets become minified strings: the widget adopts them in its shadow root, where a page's CSP lets them be. */
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
