import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Plugin } from 'vite'

/** What a built file is made of, and which others it loads at once and late. */
export interface BuiltChunk {
  readonly file: string
  readonly isEntry: boolean
  readonly modules: readonly string[]
  readonly imports: readonly string[]
  readonly dynamicImports: readonly string[]
}

/** Writes the chunks of the build to a file outside it: the build itself does not say what it is made of. */
export const moduleList = (path: string): Plugin => ({
  name: 'module-list',
  apply: 'build',
  writeBundle: (_options, bundle) => {
    const chunks = Object.values(bundle).flatMap((part): BuiltChunk[] =>
      part.type === 'chunk'
        ? [
            {
              file: part.fileName,
              isEntry: part.isEntry,
              modules: part.moduleIds,
              imports: part.imports,
              dynamicImports: part.dynamicImports,
            },
          ]
        : [],
    )
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, JSON.stringify(chunks, null, 2))
  },
})
