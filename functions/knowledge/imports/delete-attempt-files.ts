import { paths } from '#functions/knowledge/paths'
import { files } from '#lib/files'
import type { ImportState } from './import-state.ts'

/** Removes an import's intermediate files. */
export const deleteAttemptFiles = async (state: ImportState): Promise<void> =>
  (await files()).remove([paths.fetched(state), paths.chunks(state)])
