import type { DatabaseCommand } from '#lib/database/database-command'
import { entity } from '#lib/database/entity'

export const CONFORMANCE_TABLE = 'conformance'

export interface Thing {
  readonly id: string
  readonly part: string
  readonly count?: number
  readonly word?: string
  readonly isOn?: boolean
  readonly list?: readonly unknown[]
  readonly names?: ReadonlySet<string> | readonly string[]
  readonly bytes?: Uint8Array
  readonly group?: string
}

export const things = entity<Thing, { id: string; part: string }>({
  name: 'thing',
  parse: (item) => item as Thing,
  key: ({ id, part }) => ({ pk: `T#${id}`, sk: part }),
  index: ({ group, part }) => (group ? { gsi1pk: `AC#${group}`, gsi1sk: part } : {}),
  expires: ({ count }) => count,
})

/** An engine that runs, which `things` use too. */
export interface EngineUnderTest {
  readonly send: (command: DatabaseCommand) => Promise<unknown>
  /** The name of the error that a command ends with, `none` without one. */
  readonly failureOf: (command: DatabaseCommand) => Promise<{ readonly name: string }>
  /** An id that no other test has. */
  readonly id: () => string
}
