import type { Family, IndexFamily } from '#shared/key-families'
import type { Grants } from './grants.ts'

/** What a function may reach of the single table. */
interface TableFamilies {
  /** By key and by query. */
  readonly read: readonly Family[]
  readonly write: readonly Family[]
  readonly gsi1: readonly IndexFamily<'gsi1'>[]
  readonly gsi2: readonly IndexFamily<'gsi2'>[]
}

/**
 * Identifying callers reads who they are and what is theirs, in an agency's portal too, and records the use of keys in their owners' partitions; calls are
 * counted where their route has a rate.
 */
const ofCallers = {
  read: ['SUB#', 'WS#', 'AGT#', 'CLI#', 'AGY#', 'ORG#'],
  write: ['WS#', 'AGT#', 'RATE#'],
  gsi1: [],
  gsi2: ['AKEY#', 'WKEY#'],
} as const satisfies TableFamilies

/** A payer is a workspace or an organisation; parts of their credits, and what was spent today, are under keys of their own. */
const ofCredits = {
  read: { read: ['WS#', 'ORG#', 'CREDIT#'], write: [], gsi1: [], gsi2: [] },
  use: {
    read: ['WS#', 'ORG#', 'CREDIT#', 'SPEND#'],
    write: ['WS#', 'ORG#', 'CREDIT#', 'SPEND#', 'LED#'],
    gsi1: [],
    gsi2: [],
  },
} as const satisfies Readonly<Record<string, TableFamilies>>

/** The outbox: rows are written and deleted, and read by its sweeper only. */
const ofBus = { read: [], write: ['OUT#'], gsi1: [], gsi2: [] } as const satisfies TableFamilies

/** The families of keys that grants mean: those that `table` names, and those that follow from other grants. */
export const familiesOf = ({ table, userPools, bus, credits }: Grants): TableFamilies => {
  const parts: readonly Partial<TableFamilies>[] = [
    ...(table ? [table] : []),
    ...(userPools ? [ofCallers] : []),
    ...(credits ? [ofCredits[credits]] : []),
    ...(bus ? [ofBus] : []),
  ]
  const all = <K extends keyof TableFamilies>(name: K) => [
    ...new Set(parts.flatMap((part): readonly TableFamilies[K][number][] => part[name] ?? [])),
  ]
  return { read: all('read'), write: all('write'), gsi1: all('gsi1'), gsi2: all('gsi2') }
}
