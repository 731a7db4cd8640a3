import { type Account, pay } from './accounts.ts'
import { accountsOf } from './caps.ts'
import { type Agent, type Go, type History, LEASE, type Talk } from './history.ts'
import { book, closing, opening, type Places } from './holds.ts'
import { type End, judge, paying } from './paying.ts'
import { giveUp, refuse, unanswered } from './talks.ts'

/** Credits that a turn usually uses. */
const USUAL = 10

interface Seen {
  readonly inbound: number
  readonly todo: readonly number[]
}

interface Answering {
  readonly talk: Talk
  readonly live: Agent
  readonly token: number | undefined
  readonly first: Seen
}

/** One reply that was thought of. */
interface Reply {
  readonly seen: Seen
  readonly turns: number | undefined
  readonly cost: number
  readonly isEnd: boolean
  mayRenew: boolean
  /** More messages have come, and the lease was renewed for them. */
  isMore: boolean
}

/** Thinks, then commits a reply; messages that arrived in between get another round. */
export function* answer(history: History, answering: Answering): Go {
  const { random } = history
  const { talk, live } = answering
  let seen = answering.first
  for (;;) {
    for (let wait = random.chance(0.15) ? 40 : random.below(10); wait >= 0; wait--) yield
    const cost = random.chance(0.25) ? live.hold : 1 + random.below(2 * Math.min(USUAL, live.hold / 2))
    const reply = { seen, turns: talk.head?.turns, cost, isEnd: random.chance(0.1), mayRenew: true, isMore: false }
    const isCommitted = yield* commit(history, answering, reply)
    if (!isCommitted || !reply.isMore) return
    yield
    if (!talk.head) return
    seen = { inbound: talk.head.inbound, todo: unanswered(talk) }
  }
}

function* commit(history: History, answering: Answering, reply: Reply): Go<boolean> {
  const { talk, live, token } = answering
  for (let tries = 0; ; tries++) {
    if (tries > 40) {
      history.faults.stuck++
      return false
    }
    const money = accountsOf(history, live, talk.visitor)
    const end = yield* paying(history, live, money, transactionOf(history, answering, reply, money))
    if (end === undefined) return true
    if (end === 'over') {
      yield
      giveUp(history, talk, token)
      return false
    }
    if (typeof end === 'string' && end !== 'busy') return false
    // a transaction that only closes asks for nothing
    if (typeof end !== 'string') {
      judge(history, end, { talk, live, cost: reply.cost }, money)
      reply.mayRenew = false
    }
    yield
  }
}

/** The second transaction: the reply, its charge, and the lease released or renewed. */
const transactionOf =
  (history: History, { talk, live, token }: Answering, reply: Reply, money: readonly Account[]) =>
  (places: Places): End => {
    const { rules, faults, now } = history
    const { head } = talk
    const { cost, seen } = reply
    if (!head || (rules.fence && head.lease?.token !== token)) return 'lost'
    if (rules.turns && head.turns !== reply.turns) return 'lost'
    if (head.silence) return 'over'
    const { hold } = head
    if (!hold || hold.taken < cost) {
      faults.unheld++
      return 'lost'
    }
    const hasMore = head.inbound !== seen.inbound
    const isMore = hasMore && reply.mayRenew && !(rules.roundCap && head.spent + cost >= live.caps[2])
    reply.isMore = isMore
    const next = isMore ? opening(money, live, places) : undefined
    const no = pay([...closing(history, hold, talk.agent, cost, places.back), ...(next?.steps ?? [])], rules)
    if (no) return no
    book(hold, cost)
    head.hold = next?.hold
    head.spent += cost
    head.turns++
    if (seen.todo.length > 0) talk.replies.push(seen.todo)
    head.lease = isMore && token !== undefined ? { token, until: now + LEASE } : undefined
    talk.owed = isMore ? now + LEASE : undefined
    if (!isMore && hasMore) refuse(talk)
    if (!isMore && reply.isEnd) head.silence = 'ended'
    return undefined
  }
