import { type Account, pay } from './accounts.ts'
import { answer } from './answer.ts'
import { accountsOf } from './caps.ts'
import { type Agent, CACHE, type Go, type History, LEASE, type Talk } from './history.ts'
import { closing, opening, type Places } from './holds.ts'
import { type End, judge, paying } from './paying.ts'
import { giveUp, isNew, refuse, store, unanswered } from './talks.ts'

/** A worker with a message, or with what the sweeper found. */
interface Taking {
  readonly talk: Talk
  readonly message: number | undefined
  /** The agent in a cache: it may be old. */
  readonly live: Agent
}

interface Lease {
  token: number | undefined
  seen: { inbound: number; todo: readonly number[] }
}

const cachedAgent = ({ random, caches, now }: History, agent: Agent): Agent => {
  const known = caches.get(agent.id)
  if (known && known.until > now && random.chance(0.7)) return known.live
  const live = { ...agent }
  caches.set(agent.id, { live, until: now + CACHE })
  return live
}

/** Begins the work of one message, or of an owed answer, with the agent as it is in a cache. */
export const work = (history: History, talk: Talk, message: number | undefined) => {
  const live = cachedAgent(history, talk.agent)
  return { live, go: takeTurn(history, { talk, message, live }) }
}

function* takeTurn(history: History, taking: Taking): Go {
  const { talk, live } = taking
  const lease: Lease = { token: undefined, seen: { inbound: 0, todo: [] } }
  for (let tries = 0; ; tries++) {
    yield
    if (tries > 20) {
      history.faults.stuck++
      return
    }
    const money = accountsOf(history, live, talk.visitor)
    const end = yield* paying(history, live, money, transactionOf(history, taking, lease, money))
    if (end === undefined) break
    if (end === 'busy') continue
    if (end === 'over') {
      yield
      if (!giveUp(history, talk, talk.head?.lease?.token)) return
    } else if (typeof end === 'string') return
    else {
      judge(history, end, { talk, live, cost: 0 }, money)
      yield
      storeUnanswered(history, taking)
      return
    }
  }
  yield* answer(history, { talk, live, token: lease.token, first: lease.seen })
}

/** The first transaction: the message, the lease and its hold; a lease that is over is taken with what it held. */
const transactionOf =
  (history: History, { talk, message, live }: Taking, lease: Lease, money: readonly Account[]) =>
  (places: Places): End => {
    const { now, rules } = history
    const { head, agent } = talk
    if (!head) return 'gone'
    if (!isNew(history, talk, message) && talk.owed === undefined) return 'end'
    const isLate = head.lease !== undefined && head.lease.until <= now
    if (head.lease && !isLate && !head.silence) {
      store(history, talk, head, message)
      talk.owed ??= now + LEASE
      return 'end'
    }
    if (head.silence || live.isDeleted || head.spent >= live.caps[2]) {
      if (head.lease) return 'over'
      store(history, talk, head, message)
      refuse(talk)
      talk.owed = undefined
      return 'end'
    }
    const old = rules.oldHold ? head.hold : undefined
    const { steps, hold } = opening(money, live, places)
    const no = pay([...(old ? closing(history, old, agent, 0, places.back) : []), ...steps], rules)
    if (no) return no
    head.hold = hold
    store(history, talk, head, message)
    lease.token = ++history.tokens
    head.lease = { token: lease.token, until: now + LEASE }
    talk.owed = now + LEASE
    lease.seen = { inbound: head.inbound, todo: unanswered(talk) }
    return undefined
  }

/** No credits, or a cap: the message is stored, and what was owed is given up. */
const storeUnanswered = (history: History, { talk, message }: Taking) => {
  const { head } = talk
  if (head?.lease && head.lease.until <= history.now) giveUp(history, talk, head.lease.token)
  if (head) store(history, talk, head, message)
  if (head?.lease) talk.owed ??= history.now + LEASE
  else {
    talk.owed = undefined
    refuse(talk)
  }
}
