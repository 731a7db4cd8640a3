import { paths } from '#functions/knowledge/paths'
import { files } from '#lib/files'
import type { ImportState } from './import-state.ts'

/** Removes what an import put aside for its next step. */
export const deleteAttemptFiles = async (state: ImportState): Promise<void> =>
  (await files()).remove([paths.fetched(state), paths.chunks(state)])
