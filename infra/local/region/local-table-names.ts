import { hasDirectory } from '#infra/has-directory'
import { regionNames } from '#shared/regions'
import { localNames } from './local-names.ts'

/** The tables of the local run: each region's, and the directory where some function may use it, as in the cloud. */
export const localTableNames = (isDirectoryUsed: boolean = hasDirectory()): readonly string[] => [
  ...regionNames.map(localNames.table),
  ...(isDirectoryUsed ? [localNames.directory] : []),
]
