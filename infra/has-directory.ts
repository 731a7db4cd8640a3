import { access } from './access.ts'
import type { Grants } from './grants/grants.ts'

/** Whether the installation has the directory's table: as soon as some function may read or write it, by default of all functions. */
export const hasDirectory = (grants: readonly Grants[] = Object.values(access)): boolean =>
  grants.some(({ directory }) => directory !== undefined)
