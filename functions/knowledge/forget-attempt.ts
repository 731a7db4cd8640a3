import { files } from '#lib/files'
import type { ImportState } from './import-state.ts'
import { paths } from './paths.ts'

/** Removes what an import put aside for its next step. */
export const forgetAttempt = async (state: ImportState): Promise<void> =>
  (await files()).remove([paths.fetched(state), paths.chunks(state)])
