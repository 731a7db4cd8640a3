import * as z from 'zod'
import { paths } from '#functions/knowledge/paths'
import { files } from '#lib/files'
import type { Chunk } from '#shared/knowledge/chunk'
import type { ImportState } from './import-state.ts'

/** What an import has extracted, until it is indexed. */
export interface ImportedChunks {
  readonly chunks: readonly Chunk[]
  /** Only of a site's refresh: the pages that changed or went, whose chunks are outdated. Without it, all of the source's are. */
  readonly outdatedPages?: readonly string[]
}

/** Only our own steps write the file, so its chunks are trusted. */
const Stored = z.object({ chunks: z.array(z.custom<Chunk>()), outdatedPages: z.array(z.string()).optional() })

export const writeImportedChunks = async (state: ImportState, imported: ImportedChunks): Promise<void> =>
  (await files()).put(paths.chunks(state), new TextEncoder().encode(JSON.stringify(imported)), 'application/json')

/** What this import has extracted; throws if that is missing. */
export const readImportedChunks = async (state: ImportState): Promise<ImportedChunks> => {
  const bytes = await (await files()).get(paths.chunks(state))
  if (!bytes) throw new Error(`the chunks of import ${state.attempt} are missing`)
  const { chunks, outdatedPages } = Stored.parse(JSON.parse(new TextDecoder().decode(bytes)))
  return { chunks, ...(outdatedPages ? { outdatedPages } : {}) }
}
