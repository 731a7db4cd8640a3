import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { asRow } from './as-row.ts'

const functions = fileURLToPath(new URL('../../../functions/', import.meta.url))
const EXPORTED = 'export const handler = '

/**
 * Lets every handler of functions/ run as its own row when a test calls it, so that the database of the tests can hold the row
 * to its grants (judge-command.ts). A file that exports a `handler` is a row's, and has its name.
 */
export const handlersAsRows: Plugin = {
  name: 'handlers-as-rows',
  enforce: 'pre',
  transform: (code, id) => {
    if (!id.startsWith(functions) || !code.includes(EXPORTED)) return undefined
    const name = id.slice(functions.length).replace(/\.ts(\?.*)?$/, '')
    return {
      code: `import { ${asRow.name} as runAsRow } from '#test/support/grants/as-row'
${code.replace(EXPORTED, 'const ownHandler = ')}
export const handler = runAsRow(${JSON.stringify(name)}, ownHandler)
`,
      map: null,
    }
  },
}
