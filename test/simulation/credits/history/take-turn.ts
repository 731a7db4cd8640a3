import { type Account, pay } from './accounts.ts'
import { answer } from './answer.ts'
import { accountsOf } from './caps.ts'
import { type Agent, type Go, type History, LEASE, type Talk } from './history.ts'
import { closing, opening, type Places } from './holds.ts'
import { type End, judge, paying } from './paying.ts'
import { giveUp, refuse, store, unanswered } from './talks.ts'

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

/** A worker of one message, or of an owed answer: takes the turn, then answers. */
export function* takeTurn(history: History, talk: Talk, message: number | undefined): Go {
  const taking: Taking = { talk, message, live: { ...talk.agent } }
  const { live } = taking
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
      judge(history, end, talk, live.hold, 0)
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
    const { steps, hold } = opening(money, live.hold, places)
    const no = pay([...(old ? closing(history, old, agent, 0, places.back) : []), ...steps], rules)
    if (no) return no
    head.hold = hold
    store(talk, head, message)
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
  if (head) store(talk, head, message)
  if (head?.lease) talk.owed ??= history.now + LEASE
  else {
    talk.owed = undefined
    refuse(talk)
  }
}
