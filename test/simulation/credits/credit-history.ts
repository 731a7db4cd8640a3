import { seededRandom } from '#test/support/worlds/seeded-random'
import {
  type Account,
  accountWith,
  type MoneyRules,
  type Place,
  pay,
  type Refusal,
  type Step,
  totalOf,
} from './accounts.ts'

/**
 * An executable model of credits under the conversation turn. Random interleavings of workers with copies, slow and crashed
 * ones, takeover, answers that were lost and requests that arrive late, agents in caches, sizes that grow and shrink, sweepers,
 * purchases, transfers, crawls, claw-backs, lots that end, midnight, changes of payer and hold, people, erasure. Each `yield`
 * lets others run; between two of them is one call of the database.
 */
export interface Rules extends MoneyRules {
  /** What a hold leaves returns to the payer that it was taken from, also when the agent has another one by then. */
  readonly origin: boolean
  /** Taking over a lease closes the hold that it finds. */
  readonly oldHold: boolean
  /** A reply is committed only under the lease's token. */
  readonly fence: boolean
  /** And only when no reply was committed since: a renewed lease keeps its token. */
  readonly turns: boolean
  /** What the main item lacks is recalled from shards first. */
  readonly recall: boolean
  /** A round asks the conversation's cap again. */
  readonly roundCap: boolean
  /** A claw-back goes below zero only when no shard is left. */
  readonly clawRecalls: boolean
  /** A lot begins and ends only if no shard was recalled while `used` was added up. */
  readonly moves: boolean
  /** A lot whose rest lies in shards or holds ends in several steps. */
  readonly again: boolean
  /** A lot's use is what left for good, not what left the balance. */
  readonly usedOnly: boolean
  /** A debt is paid by a lot before the lot counts. */
  readonly debtFirst: boolean
  /** Erasing a conversation closes its hold. */
  readonly eraseCloses: boolean
  /** A charge has an id of its own, so that a late first request and its repetition are one. */
  readonly chargeId: boolean
}

/** Histories in which something happened that must not. */
export interface Faults {
  /** Entries are not main items, shards and open holds. */
  sum: number
  /** A reply without a hold. */
  unheld: number
  lost: number
  twice: number
  /** A charge was made twice. */
  chargedTwice: number
  /** A hold or lease is open after all is quiet. */
  leftOpen: number
  /** More than a cap and one hold was spent. */
  overCap: number
  /** A cap refused that spending and running holds had not reached. */
  early: number
  /** No credits, though the total covers what was asked. */
  refused: number
  /** Below zero, and yet shards that pay. */
  debt: number
  /** A lot took purchased credits, or outlived its end. */
  expiry: number
  /** No end. */
  stuck: number
}

const HOLDS = [43, 20] as const
const MAX_HOLD = 43
const USUAL = 10
const LEASE = 25
/** Ticks without feeding after a recall, far less than a lease. */
const REST = 2
const SHARDS = 3
const CALM = 240
/** Money steps of one transaction before it is begun again. */
const MONEY_STEPS = 8

type Go = Generator<undefined, void>

interface Agent {
  readonly id: number
  payer: Account
  hold: number
  guards: number
  isDeleted: boolean
  /** How many shards its cached copy believes in. */
  hint: number
  readonly caps: readonly [number, number, number]
}

interface Part {
  readonly account: Account
  readonly place: Place
}

interface Hold {
  readonly payer: Part
  readonly counts: readonly Part[]
  readonly taken: number
}

interface Head {
  inbound: number
  turns: number
  lease: { token: number; until: number } | undefined
  hold: Hold | undefined
  silence: 'human' | 'ended' | undefined
  spent: number
}

interface Talk {
  readonly agent: Agent
  readonly visitor: number
  readonly seen: Set<number>
  readonly messages: number[]
  readonly replies: (readonly number[])[]
  readonly refused: Set<number>
  owed: number | undefined
  head: Head | undefined
}

/** Where money goes in one try of a transaction. */
interface Places {
  readonly take: (account: Account) => Place
  readonly back: (part: Part) => Place
}
type End = Refusal | string | undefined

interface Working {
  readonly go: Go
  readonly event?: { readonly message: number; readonly talk: Talk }
}

export const creditHistory = (seed: number, rules: Rules): Faults => {
  const random = seededRandom(seed)
  const faults: Faults = {
    sum: 0,
    unheld: 0,
    lost: 0,
    twice: 0,
    chargedTwice: 0,
    leftOpen: 0,
    overCap: 0,
    early: 0,
    refused: 0,
    debt: 0,
    expiry: 0,
    stuck: 0,
  }
  let now = 0
  let day = 0
  let tokens = 0
  const payers = [
    accountWith(60 + random.below(random.chance(0.5) ? 400 : 2000)),
    accountWith(random.below(300)),
  ] as const
  const capOf = (chance: number, low: number, range: number) =>
    random.chance(chance) ? 9999 : low + random.below(range)
  const agents = HOLDS.map(
    (hold, id): Agent => ({
      id,
      payer: payers[0],
      hold,
      guards: 0,
      isDeleted: false,
      hint: random.chance(0.7) ? SHARDS : 0,
      caps: [60 + random.below(250), capOf(0.5, 60, 200), capOf(0.5, 40, 120)],
    }),
  )
  const scopes = new Map<string, Account>()
  const scope = (name: string, cap: number): Account => {
    const id = `${name}#${day}`
    const known = scopes.get(id)
    if (known) return known
    const opened = accountWith(cap, true)
    scopes.set(id, opened)
    return opened
  }
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
  const working: Working[] = []
  let queue: { readonly message: number; readonly talk: Talk; readonly due: number }[] = []

  const heldOf = (account: Account): number =>
    talks.reduce((sum, { head }) => sum + (head?.hold?.payer.account === account ? head.hold.taken : 0), 0)
  const unanswered = (talk: Talk) => talk.messages.filter((id) => !talk.replies.flat().includes(id))
  const refuse = (talk: Talk) => {
    for (const id of talk.messages) talk.refused.add(id)
  }
  const store = (talk: Talk, head: Head, message: number | undefined) => {
    if (message === undefined || talk.seen.has(message)) return
    talk.seen.add(message)
    talk.messages.push(message)
    head.inbound++
  }

  /** What a hold gives back when it ends at a cost. `placeOf` may name another shard of the same account. */
  const closing = (hold: Hold, agent: Agent, cost: number, placeOf: (part: Part) => Place): Step[] => [
    {
      account: rules.origin ? hold.payer.account : agent.payer,
      place: placeOf(hold.payer),
      back: hold.taken - cost,
      used: cost,
    },
    ...hold.counts.map((part) => ({ account: part.account, place: placeOf(part), back: hold.taken - cost })),
  ]
  const book = (hold: Hold, cost: number) => {
    hold.payer.account.booked += cost
    hold.payer.account.cost += cost
    for (const { account } of hold.counts) account.cost += cost
  }
  const here = ({ account, place }: Part): Place => (place === 'main' || account.shards.has(place) ? place : 'main')
  /** Ends a hold in one call, as a transaction does that was tried again with the places that are there. */
  const close = (talk: Talk, head: Head) => {
    if (head.hold) {
      pay(closing(head.hold, talk.agent, 0, here), rules)
      head.hold = undefined
    }
  }
  const giveUp = (talk: Talk, token: number | undefined): boolean => {
    const { head } = talk
    if (!head?.lease || head.lease.token !== token) return false
    close(talk, head)
    head.lease = undefined
    talk.owed = undefined
    refuse(talk)
    return true
  }

  /** Moves shards back to the main item, in random order, each in one transaction, until it has enough. */
  function* recall(account: Account, enough: () => boolean): Go {
    const listed = [...account.shards.keys()].toSorted(() => random.next() - 0.5)
    for (const place of listed) {
      if (enough()) return
      for (let tries = 0; tries < 3; tries++) {
        const read = account.shards.get(place)
        if (!read) break
        const { left, used } = read
        yield
        const shard = account.shards.get(place)
        if (!shard) break
        if (shard.left !== left || shard.used !== used) continue
        account.main += left
        account.used += used
        account.shards.delete(place)
        account.moves++
        account.quietUntil = now + REST
        break
      }
      yield
    }
  }

  const feed = (account: Account, place: Place, hold: number) => {
    if (place === 'main' || account.main < 3 * hold || now < account.quietUntil) return false
    const shard = account.shards.get(place) ?? { left: 0, used: 0 }
    account.main -= 2 * hold
    account.shards.set(place, { ...shard, left: shard.left + 2 * hold })
    return true
  }

  /** One request under one token: however often it arrives, it commits once. */
  const requestOf = (
    attempt: (places: Places) => End,
    take: ReadonlyMap<Account, Place>,
    back: ReadonlyMap<Account, Place>,
  ): (() => End) => {
    const [takes, backs] = [new Map(take), new Map(back)]
    const places: Places = {
      take: (account) => takes.get(account) ?? 'main',
      back: (part) => backs.get(part.account) ?? part.place,
    }
    let isDone = false
    return () => {
      if (isDone) return undefined
      const end = attempt(places)
      isDone = end === undefined
      return end
    }
  }
  function* late(request: () => End): Go {
    for (let wait = random.below(20); wait >= 0; wait--) yield
    request()
  }

  /**
   * A transaction until it commits, or is refused for another reason than money, or by a main item with no shard listed. A
   * shard that lacks is fed or passed by; one that is gone is passed by.
   */
  function* paying(
    agent: Agent,
    accounts: readonly Account[],
    attempt: (places: Places) => End,
  ): Generator<undefined, End> {
    const take = new Map<Account, Place>(
      accounts.map((account) => [
        account,
        agent.hint > 0 && account !== accounts[2] && random.chance(0.9) ? random.below(agent.hint) : 'main',
      ]),
    )
    const back = new Map<Account, Place>()
    // after a conflict the rest goes to another shard
    if (random.chance(0.2)) for (const account of accounts) back.set(account, random.below(SHARDS))
    const fed = new Set<Account>()
    for (let steps = 0; steps < MONEY_STEPS; steps++) {
      const request = requestOf(attempt, take, back)
      if (random.chance(0.05)) {
        // no answer: the same request is sent again, and the first one arrives before it, later, or never
        if (random.chance(0.3)) request()
        else if (random.chance(0.6)) working.push({ go: late(request) })
        yield
      }
      const end = request()
      if (end === undefined || typeof end === 'string') return end
      const { account, place, why } = end
      if (why === 'gone') back.set(account, 'main')
      else if (place === 'main') {
        const lacks = () => account.main < (account.isCap ? 1 : agent.hold)
        if (!rules.recall || account.shards.size === 0) return end
        yield* recall(account, () => !lacks())
      } else if (fed.has(account)) take.set(account, 'main')
      else {
        yield
        fed.add(account)
        if (!feed(account, place, agent.hold)) take.set(account, 'main')
      }
      yield
    }
    return 'busy'
  }
  /** `cost` is what the turn itself has used and not yet committed. */
  const judge = ({ account }: Refusal, talk: Talk, hold: number, cost: number) => {
    if (!account.isCap) {
      faults.refused += Number(totalOf(account) >= hold)
      return
    }
    const running = talks.reduce((sum, other) => {
      const held = other.head?.hold
      return other !== talk && held?.counts.some((part) => part.account === account) ? sum + held.taken : sum
    }, 0)
    faults.early += Number(account.cost + running + cost < account.cap)
  }

  function* worker(talk: Talk, message: number | undefined): Go {
    const { agent } = talk
    // the live agent in a cache: it may be old
    const live: Agent = { ...agent }
    const accounts = (): readonly Account[] => [
      live.payer,
      scope(`agent${live.id}`, live.caps[0]),
      scope(`visitor${talk.visitor}of${live.id}`, live.caps[1]),
    ]
    const opening = (money: readonly Account[], places: Places): { steps: Step[]; hold: Hold } => {
      const parts = money.map((account): Part => ({ account, place: places.take(account) }))
      const [payer, ...counts] = parts as [Part, ...Part[]]
      return { steps: parts.map((part) => ({ ...part, take: live.hold })), hold: { payer, counts, taken: live.hold } }
    }
    let token: number | undefined
    let seen = { inbound: 0, todo: [] as readonly number[] }
    for (let tries = 0; ; tries++) {
      yield
      if (tries > 20) {
        faults.stuck++
        return
      }
      const money = accounts()
      const end = yield* paying(live, money, (places) => {
        const { head } = talk
        if (!head) return 'gone'
        const isNew = message !== undefined && !talk.seen.has(message)
        if (!isNew && talk.owed === undefined) return 'end'
        const isLate = head.lease !== undefined && head.lease.until <= now
        if (head.lease && !isLate && !head.silence) {
          store(talk, head, message)
          talk.owed ??= now + LEASE
          return 'end'
        }
        if (head.silence || live.isDeleted || head.spent >= live.caps[2]) {
          if (head.lease) return 'over'
          store(talk, head, message)
          refuse(talk)
          talk.owed = undefined
          return 'end'
        }
        const old = rules.oldHold ? head.hold : undefined
        const { steps, hold } = opening(money, places)
        const no = pay([...(old ? closing(old, agent, 0, places.back) : []), ...steps], rules)
        if (no) return no
        head.hold = hold
        store(talk, head, message)
        token = ++tokens
        head.lease = { token, until: now + LEASE }
        talk.owed = now + LEASE
        seen = { inbound: head.inbound, todo: unanswered(talk) }
        return undefined
      })
      if (end === undefined) break
      if (end === 'busy') continue
      if (end === 'over') {
        yield
        if (!giveUp(talk, talk.head?.lease?.token)) return
      } else if (typeof end === 'string') return
      else {
        // no credits, or a cap: the message is stored, and what was owed is given up
        judge(end, talk, live.hold, 0)
        yield
        const { head } = talk
        if (head?.lease && head.lease.until <= now) giveUp(talk, head.lease.token)
        if (head) store(talk, head, message)
        if (head?.lease) talk.owed ??= now + LEASE
        else {
          talk.owed = undefined
          refuse(talk)
        }
        return
      }
    }
    yield* answer(talk, live, accounts, opening, token, seen)
  }

  /** Thinks, then commits a reply; messages that arrived in between get another round. */
  function* answer(
    talk: Talk,
    live: Agent,
    accounts: () => readonly Account[],
    opening: (money: readonly Account[], places: Places) => { steps: Step[]; hold: Hold },
    token: number | undefined,
    first: { readonly inbound: number; readonly todo: readonly number[] },
  ): Go {
    let seen = first
    for (;;) {
      for (let wait = random.chance(0.15) ? 40 : random.below(10); wait >= 0; wait--) yield
      const cost = random.chance(0.25) ? live.hold : 1 + random.below(2 * Math.min(USUAL, live.hold / 2))
      const isEnd = random.chance(0.1)
      const turns = talk.head?.turns
      const { inbound, todo } = seen
      let mayRenew = true
      let isMore = false
      for (let tries = 0; ; tries++) {
        if (tries > 40) {
          faults.stuck++
          return
        }
        const money = accounts()
        const end = yield* paying(live, money, (places) => {
          const { head } = talk
          if (!head || (rules.fence && head.lease?.token !== token)) return 'lost'
          if (rules.turns && head.turns !== turns) return 'lost'
          if (head.silence) return 'over'
          const { hold } = head
          if (!hold || hold.taken < cost) {
            faults.unheld++
            return 'lost'
          }
          const hasMore = head.inbound !== inbound
          isMore = hasMore && mayRenew && !(rules.roundCap && head.spent + cost >= live.caps[2])
          const next = isMore ? opening(money, places) : undefined
          const no = pay([...closing(hold, talk.agent, cost, places.back), ...(next?.steps ?? [])], rules)
          if (no) return no
          book(hold, cost)
          head.hold = next?.hold
          head.spent += cost
          head.turns++
          if (todo.length > 0) talk.replies.push(todo)
          head.lease = isMore && token !== undefined ? { token, until: now + LEASE } : undefined
          talk.owed = isMore ? now + LEASE : undefined
          if (!isMore && hasMore) refuse(talk)
          if (!isMore && isEnd) head.silence = 'ended'
          return undefined
        })
        if (end === undefined) break
        if (end === 'over') {
          yield
          giveUp(talk, token)
          return
        }
        if (typeof end === 'string' && end !== 'busy') return
        // a transaction that only closes asks for nothing
        if (typeof end !== 'string') {
          judge(end, talk, live.hold, cost)
          mayRenew = false
        }
        yield
      }
      if (!isMore) return
      yield
      if (!talk.head) return
      seen = { inbound: talk.head.inbound, todo: unanswered(talk) }
    }
  }

  /** A crawl, or a transfer to another payer: from the main item. */
  function* charge(account: Account, amount: number, to: Account | undefined): Go {
    const asking: Agent = { ...random.pick(agents), hint: 0, hold: amount }
    let made = 0
    const transaction = (): End => {
      if (rules.chargeId && made > 0) return 'made'
      const no = pay([{ account, place: 'main', take: amount }], rules)
      if (no) return no
      made++
      account.used += amount
      account.booked += amount
      account.cost += amount
      if (to) {
        to.main += amount
        to.entered += amount
      }
      faults.chargedTwice += Number(made > 1)
      return undefined
    }
    const end = yield* paying(asking, [account], transaction)
    if (typeof end === 'object') faults.refused += Number(totalOf(account) >= amount)
    // the caller died before the answer arrived, and begins again under another token
    else if (random.chance(0.2)) {
      yield
      yield* paying(asking, [account], transaction)
    }
  }

  function* clawBack(account: Account, amount: number): Go {
    for (;;) {
      if (account.main >= amount || account.shards.size === 0 || !rules.clawRecalls) {
        account.main -= amount
        account.used += amount
        account.booked += amount
        account.cost += amount
        return
      }
      yield* recall(account, () => account.main >= amount)
      yield
    }
  }

  function* usedOf(account: Account): Generator<undefined, number> {
    let sum = account.used
    yield
    for (const place of [...account.shards.keys()]) {
      sum += account.shards.get(place)?.used ?? 0
      yield
    }
    return sum
  }
  /** What left the balance for any reason, holds included: what the mutant takes for use. */
  const goneFrom = (account: Account) => account.entered - totalOf(account)

  function* beginLot(account: Account, credits: number): Go {
    const costBefore = account.cost
    const { moves } = account
    const used = yield* usedOf(account)
    if (account.lot || (rules.moves && account.moves !== moves)) return
    const debt = rules.debtFirst ? Math.max(0, -account.main) : 0
    const gone = goneFrom(account)
    account.main += credits
    account.entered += credits
    account.lot = {
      credits,
      usedAt: (rules.usedOnly ? used : gone) - debt,
      ends: now + 40 + random.below(60),
      taken: 0,
      costBefore: costBefore - debt,
      costAfter: account.cost - debt,
      costAtEnd: undefined,
    }
  }

  /** Ends what is left of a lot, at most what is there; the rest, in shards and holds, when the sweeper comes again. */
  function* endLot(account: Account): Go {
    const { lot } = account
    if (!lot || now < lot.ends) return
    const { moves } = account
    const { taken } = lot
    const sum = yield* usedOf(account)
    const used = (rules.usedOnly ? sum : goneFrom(account)) - lot.usedAt
    if (account.lot !== lot || lot.taken !== taken || (rules.moves && account.moves !== moves)) return
    const rest = Math.max(0, lot.credits - taken - used)
    const ended = Math.min(rest, Math.max(0, account.main))
    account.main -= ended
    account.booked += ended
    lot.taken += ended
    if (ended < rest && rules.again) {
      const wanted = rest - ended
      yield* recall(account, () => account.main >= wanted)
      return
    }
    const unused = (from: number, to: number) => Math.max(0, lot.credits - (to - from))
    if (
      lot.taken > unused(lot.costAfter, lot.costAtEnd ?? account.cost) ||
      lot.taken < unused(lot.costBefore, account.cost)
    )
      faults.expiry++
    account.lot = undefined
  }

  /** Shards are filled before takers choose from them, and recalled after takers choose from fewer. */
  function* resize(account: Account, size: number): Go {
    for (let place = account.size; place < size; place++) {
      yield
      feed(account, place, MAX_HOLD)
    }
    account.size = size
    for (const agent of agents) {
      yield
      if (agent.payer === account) agent.hint = size
    }
    for (const place of [...account.shards.keys()].filter((listed) => listed >= size)) {
      yield
      const read = account.shards.get(place)
      if (!read) continue
      account.main += read.left
      account.used += read.used
      account.shards.delete(place)
      account.moves++
    }
  }

  function* sweep(): Go {
    for (const talk of talks) {
      const isOwed = talk.owed !== undefined && talk.owed <= now
      if (isOwed && talk.agent.isDeleted) giveUp(talk, talk.head?.lease?.token)
      else if (isOwed && working.length < 12) working.push({ go: worker(talk, undefined) })
      yield
    }
  }

  const happen = (): Go | undefined => {
    const talk = random.pick(talks)
    const { agent } = talk
    const account = random.pick(payers)
    const amount = 20 + random.below(200)
    const x = random.next()
    if (x < 0.13) {
      account.main += amount
      account.entered += amount
    } else if (x < 0.33) return charge(account, 10 + random.below(80), x < 0.23 ? undefined : random.pick(payers))
    else if (x < 0.4) return clawBack(account, amount)
    else if (x < 0.55) return beginLot(account, amount)
    else if (x < 0.63) agent.payer = account
    else if (x < 0.69) day++
    else if (x < 0.74) agent.hold = random.pick(HOLDS)
    else if (x < 0.84) return resize(account, random.below(SHARDS + 1))
    else if (x < 0.88) {
      // a person comes: a running turn gives up
      if (talk.head) talk.head.silence = 'human'
    } else if (x < 0.9) {
      // erased
      if (talk.head && rules.eraseCloses) close(talk, talk.head)
      talk.head = undefined
      talk.owed = undefined
    } else if (x < 0.91) agent.isDeleted = true
    else return recall(account, () => false)
    return undefined
  }

  const isQuiet = () =>
    working.length === 0 && talks.every(({ owed }) => owed === undefined) && payers.every(({ lot }) => !lot)

  const check = () => {
    for (const account of payers) {
      faults.sum += Number(account.entered - account.booked !== totalOf(account) + heldOf(account))
      faults.debt += Number(account.main < 0 && account.shards.size > 0)
    }
    for (const count of scopes.values()) faults.overCap += Number(count.cost > count.cap + MAX_HOLD)
    for (const { head, agent } of talks) if (head && head.spent > agent.caps[2] + MAX_HOLD) faults.overCap++
  }

  for (let message = 0; message < 24; message++) {
    const talk = random.pick(talks)
    const due = random.below(220)
    for (let copies = 1 + random.below(2); copies > 0; copies--)
      queue.push({ message, talk, due: due + random.below(10) })
  }
  for (let step = 0; now < CALM || !isQuiet(); step++) {
    if (step > 12_000) {
      faults.stuck++
      break
    }
    if (random.chance(0.3)) now++
    for (const account of payers)
      if (account.lot && account.lot.costAtEnd === undefined && now >= account.lot.ends)
        account.lot.costAtEnd = account.cost
    if (now >= CALM) queue = []
    const at = random.chance(0.2) ? queue.findIndex(({ due }) => due <= now) : -1
    const [event] = at >= 0 ? queue.splice(at, 1) : []
    if (event) working.push({ go: worker(event.talk, event.message), event })
    if (now < CALM && random.chance(0.03)) {
      const go = happen()
      if (go) working.push({ go })
    }
    if (random.chance(0.02)) working.push({ go: sweep() })
    if (random.chance(0.02)) for (const account of payers) working.push({ go: endLot(account) })
    const index = random.below(Math.max(1, working.length))
    const current = working[index]
    if (current && now < CALM && random.chance(0.01)) {
      // a crash; the delivery is mostly repeated
      working.splice(index, 1)
      if (current.event && random.chance(0.7)) queue.push({ ...current.event, due: now + 15 })
    } else if (current?.go.next().done) working.splice(index, 1)
    check()
  }
  for (const talk of talks) {
    const answered = talk.replies.flat()
    if (talk.head && unanswered(talk).some((id) => !talk.refused.has(id))) faults.lost++
    if (new Set(answered).size !== answered.length) faults.twice++
    if (talk.head?.hold || talk.head?.lease) faults.leftOpen++
  }
  return faults
}
