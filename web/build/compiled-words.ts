import { pathToFileURL } from 'node:url'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

/** `(error) => `Failed: ${error}`` becomes the message `Failed: {0}`. */
const textOf = (message: unknown): string =>
  typeof message === 'function'
    ? String(message(...Array.from({ length: message.length }, (_, at) => `{${at}}`)))
    : String(message)

/**
 * Compiles every catalogue (`messages.ts`, `words.ts`, `place-words.ts` and their `.de.ts`, `server-texts.de.ts`) while building, so that browsers get no message parser (5 KB).
 * Developing and tests compile on the fly; both read the same sources.
 */
export const compiledWords = (): Plugin => ({
  name: 'compiled-words',
  apply: 'build',
  enforce: 'pre',
  async load(id) {
    const path = id.split('?')[0] ?? id
    if (!/\/(messages|words|place-words|server-texts)(\.\w\w)?\.ts$/.test(path) || path.includes('/node_modules/'))
      return undefined
    const catalogues: Record<string, Record<string, unknown>> = await import(pathToFileURL(path).href)
    return (
      Object.entries(catalogues)
        // `textsOf` functions: the server makes its texts, and browsers make theirs from catalogues with other names
        // (`connection-messages.ts`), which are not compiled
        .filter(([, words]) => typeof words !== 'function')
        .map(([name, words]) => {
          const compiled = Object.fromEntries(
            Object.entries(words).map(([key, message]) => [key, compileMessage(textOf(message))]),
          )
          return `export const ${name} = ${JSON.stringify(compiled)}`
        })
        .join('\n')
    )
  },
})
