import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A folder that `tmpdir()` answers with in this process and all that it starts, and that `remove` deletes with its content:
 * synthesised stacks, profiles of browsers and databases of killed runs would otherwise stay on the machine.
 */
export const temporaryFolder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'parley-tests-'))
  // POSIX systems read the first, Windows the others
  Object.assign(process.env, { TMPDIR: path, TEMP: path, TMP: path })
  return { path, remove: () => rm(path, { recursive: true, force: true, maxRetries: 3 }) }
}
