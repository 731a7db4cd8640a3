import { type SeededRandom, seededRandom } from '#test/support/worlds/seeded-random'
import { type Account, accountWith, type Place } from './accounts.ts'
import { type Faults, noFaults, type Rules } from './rules.ts'

export const HOLDS = [43, 20] as const
export const MAX_HOLD = 43
export const LEASE = 25
/** The most shards that an account has. */
export const SHARDS = 3

/** Ticks that an agent may stay in a cache. */
export const CACHE = 8

/** Work that others interrupt at each `yield`; between two of them is one call of the database. */
export type Go<Result = void> = Generator<undefined, Result>

export interface Agent {
  readonly id: number
  payer: Account
  hold: number
  guards: number
  isDeleted: boolean
  /** How many shards its cached copy believes in. */
  hint: number
  /** Of a day, of a visitor's day, of a conversation. */
  caps: readonly [number, number, number]
}

/** Where a hold was taken from. */
export interface Part {
  readonly account: Account
  readonly place: Place
}

export interface Hold {
  readonly payer: Part
  readonly counts: readonly Part[]
  readonly taken: number
}

export interface Head {
  inbound: number
  turns: number
  lease: { token: number; until: number } | undefined
  hold: Hold | undefined
  silence: 'human' | 'ended' | undefined
  spent: number
}

export interface Talk {
  readonly agent: Agent
  readonly visitor: number
  readonly seen: Set<number>
  readonly messages: number[]
  readonly replies: (readonly number[])[]
  readonly refused: Set<number>
  owed: number | undefined
  head: Head | undefined
}

interface Working {
  readonly go: Go
  /** The agent as a turn's worker has it. */
  readonly live?: Agent
  /** What is begun again after a crash, as a consumer's delivery is. */
  readonly again?: () => Go
  readonly event?: { readonly message: number; readonly talk: Talk }
}

/** All that one history has: its randomness, its clock, the database's items, and what runs. */
export interface History {
  readonly random: SeededRandom
  readonly rules: Rules
  readonly faults: Faults
  now: number
  day: number
  tokens: number
  readonly payers: readonly [Account, Account]
  readonly agents: readonly Agent[]
  /** Agents in a cache, by id: they may be old. */
  readonly caches: Map<number, { readonly live: Agent; readonly until: number }>
  /** The counts of days. */
  readonly counts: Map<string, Account>
  readonly talks: readonly Talk[]
  readonly working: Working[]
}

export const newHistory = (seed: number, rules: Rules): History => {
  const random = seededRandom(seed)
  const payers = [
    accountWith(60 + random.below(random.chance(0.5) ? 400 : 2000)),
    accountWith(random.below(300)),
  ] as const
  payers[0].size = random.chance(0.7) ? SHARDS : 0
  const capOf = (chance: number, low: number, range: number) =>
    random.chance(chance) ? 9999 : low + random.below(range)
  const agents = HOLDS.map(
    (hold, id): Agent => ({
      id,
      payer: payers[0],
      hold,
      guards: 0,
      isDeleted: false,
      hint: payers[0].size,
      caps: [60 + random.below(250), capOf(0.5, 60, 200), capOf(0.5, 40, 120)],
    }),
  )
  const talks = [0, 1, 0].map(
    (visitor): Talk => ({
      agent: random.pick(agents),
      visitor,
      seen: new Set(),
      messages: [],
      replies: [],
      refused: new Set(),
      owed: undefined,
      head: { inbound: 0, turns: 0, lease: undefined, hold: undefined, silence: undefined, spent: 0 },
    }),
  )
  return {
    random,
    rules,
    faults: noFaults(),
    now: 0,
    day: 0,
    tokens: 0,
    payers,
    agents,
    caches: new Map(),
    counts: new Map(),
    talks,
    working: [],
  }
}
