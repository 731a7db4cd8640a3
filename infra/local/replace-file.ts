import { renameSync, writeFileSync } from 'node:fs'

/** Writes beside and renames: after a crash there is the old content or the new one, never half of either. */
export const replaceFile = (path: string, text: string, mode = 0o644): void => {
  writeFileSync(`${path}.new`, text, { mode })
  renameSync(`${path}.new`, path)
}
