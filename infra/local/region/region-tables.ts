import { grantsOf } from '#infra/access'
import type { Grants } from '#infra/grants/grants'
import { type Rows, rows } from '#infra/rows'

/** Everything that decides what a region does. Tests bring tables of their own, with handlers in a folder of their own. */
export interface RegionTables {
  readonly rows: Rows
  readonly grantsOf: (functionName: string) => Grants
  /** The module of a function, as a URL; it exports `handler`. */
  readonly moduleOf: (functionName: string) => string
}

/** The product's own tables. */
export const tables: RegionTables = {
  rows: rows(),
  grantsOf,
  moduleOf: (name) => new URL(`../../../functions/${name}.ts`, import.meta.url).href,
}
