import type { Key } from '#lib/database/keys'
import type { Finding } from './finding.ts'
import type { Totals } from './totals.ts'

/** A stored item as it is, with all its attributes. */
export type Item = Readonly<Record<string, unknown>>

/** An item as it should be; without one it is deleted. */
export interface Change {
  readonly key: Key
  readonly item: Item | undefined
}

export interface CopyOptions {
  /** The time that was restored, in milliseconds. */
  readonly at: number
  /** Before `at`: what is older is assumed to be whole. An hour by default. */
  readonly windowMs?: number
  /** The bucket's paths; without them nothing is said about files. */
  readonly files?: ReadonlySet<string>
  /** The installation's user pools, this region's first; without them nothing is said about members. */
  readonly pools?: readonly string[]
}

const HOUR_MS = 3_600_000

/** From this time on a transaction may be restored in parts. */
export const windowOf = ({ at, windowMs = HOUR_MS }: Pick<CopyOptions, 'at' | 'windowMs'>): number => at - windowMs

const idOf = ({ pk, sk }: Item): string => `${String(pk)}\n${String(sk)}`

/**
 * What the rules look at of a restored table (intake.ts), with what they change in it. A rule reads what the rules before it have left; nothing is
 * written to the table here.
 */
export const openCopy = (items: Iterable<Item>, options: CopyOptions, totals: Totals) => {
  const { at, files, pools } = options
  const kinds = new Map<unknown, Map<string, Item>>()
  const kindOf = (item: Item) => {
    const known = kinds.get(item.kind) ?? new Map<string, Item>()
    kinds.set(item.kind, known)
    return known
  }
  for (const item of items) kindOf(item).set(idOf(item), item)
  const changes = new Map<string, Change>()
  const findings: Finding[] = []

  return {
    since: windowOf(options),
    at,
    totals,
    files,
    pools,
    /** The items of a kind that are looked at. */
    of: (kind: string): readonly Item[] => [...(kinds.get(kind)?.values() ?? [])],
    find: (kind: string, key: Key): Item | undefined => kinds.get(kind)?.get(idOf({ ...key })),
    /** Writes an item whole. */
    put: (item: Item): void => {
      kindOf(item).set(idOf(item), item)
      changes.set(idOf(item), { key: { pk: String(item.pk), sk: String(item.sk) }, item })
    },
    remove: (item: Item): void => {
      kindOf(item).delete(idOf(item))
      changes.set(idOf(item), { key: { pk: String(item.pk), sk: String(item.sk) }, item: undefined })
    },
    repaired: (rule: string, about: string, text: string): void =>
      void findings.push({ rule, about, text, isRepaired: true }),
    /** What only a person can decide, or what is lost. */
    named: (rule: string, about: string, text: string): void =>
      void findings.push({ rule, about, text, isRepaired: false }),
    result: (): { readonly findings: readonly Finding[]; readonly changes: readonly Change[] } => ({
      findings,
      changes: [...changes.values()],
    }),
  }
}

export type Copy = ReturnType<typeof openCopy>
