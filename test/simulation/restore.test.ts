import { expect, test } from 'vitest'
import type { Item } from '#functions/restore/copy'
import { type RuleName, reconcile } from '#functions/restore/reconcile'
import { seededRandom } from '#test/support/worlds/seeded-random'
import { disagreements } from './restore/disagreements.ts'
import { recordRegion } from './restore/record-region.ts'
import { runRestored } from './restore/run-restored.ts'

const seeds = Math.max(2, Math.ceil(Number(process.env.SIM_SEEDS ?? 40) / 20))
const MESSAGES = 24
const CUTS = 4
/** Within so many seeds every rule is needed. */
const MOST_SEEDS = 12
/** Items of one restored table come from moments so far apart, transactions included. */
const SKEW_MS = 1_000

const apply = (items: readonly Item[], changes: ReturnType<typeof reconcile>['changes']): Item[] => {
  const idOf = ({ pk, sk }: Item) => `${String(pk)}\n${String(sk)}`
  const byId = new Map(items.map((item) => [idOf(item), item]))
  for (const { key, item } of changes) {
    if (item) byId.set(idOf({ ...key }), item)
    else byId.delete(idOf({ ...key }))
  }
  return [...byId.values()]
}

/** Restores a simulated region to some of its moments; returns what does not agree after reconciling and sweeping. */
const restores = async (seed: number, without?: RuleName) => {
  const region = await recordRegion(seed, MESSAGES)
  const random = seededRandom(seed + 1)
  const moments = region.items.moments().filter((moment) => moment > region.from)
  const red: string[] = []
  const repairs = new Set<string>()
  // of a rule that is left out one disagreement is enough
  for (let cut = 0; cut < CUTS && !(without && red.length > 0); cut++) {
    const at = random.pick(moments) + random.below(SKEW_MS)
    if (
      reconcile(
        region.items.at(() => at),
        { at },
      ).changes.length > 0
    )
      red.push(`cut ${cut}: a whole copy is changed`)
    // not from before the region had its first credits: those that no ledger knows are nobody's
    const torn = region.items.at(() => Math.max(region.from, at - random.below(SKEW_MS)))
    const { findings, changes } = reconcile(torn, { at }, without)
    for (const { rule, isRepaired } of findings) if (isRepaired) repairs.add(rule)
    const whole = apply(torn, changes)
    const again = reconcile(whole, { at }, without)
    if (again.changes.length > 0) red.push(`cut ${cut}: a second time changes ${again.changes.length} items`)
    const after = await runRestored(region, whole, at, seed + cut)
    red.push(...[...after.faults, ...disagreements(after.items)].map((fault) => `cut ${cut}: ${fault}`))
  }
  return { red, repairs }
}

test(`a region that was restored to any moment agrees with itself once it was reconciled, over ${seeds} seeds`, {
  timeout: seeds * 120_000,
}, async () => {
  const red: Record<number, readonly string[]> = {}
  const repairs = new Set<string>()
  for (let seed = 1; seed <= seeds; seed++) {
    const found = await restores(seed)
    if (found.red.length > 0) red[seed] = found.red
    for (const rule of found.repairs) repairs.add(rule)
  }
  expect(red).toEqual({})
  // otherwise the cuts tear nothing
  expect([...repairs].toSorted()).toEqual(expect.arrayContaining(['accounts', 'conversations']))
})

test.each(['conversations', 'marks', 'owed', 'accounts'] as const)(
  'the check itself: without the rule of %s a restored region does not agree',
  async (rule) => {
    let red: readonly string[] = []
    for (let seed = 1; seed <= MOST_SEEDS && red.length === 0; seed++) red = (await restores(seed, rule)).red
    expect(red).not.toEqual([])
  },
)
