import { world } from '#lib/world'
import type { AccountId } from '#shared/channels/kinds'
import { type Lease, releaseLease, takeLease } from './lease.ts'
import { IN_PLACE_MS, RUN_MS, SIDE_BY_SIDE } from './limits.ts'
import { pace } from './pace.ts'
import type { Run } from './run.ts'
import { sendConversation } from './send-conversation.ts'
import { senderOf } from './sender-of.ts'
import { dueAt, type Reading, readWaiting } from './waiting-rows.ts'

/**
 * Sends what waits for an account, as the one worker that does; leaves at once where another is at it or the account is paused.
 * Each conversation's messages go out in order, sixteen conversations side by side. Twice, late or for nothing is harmless: rows
 * are marked before they are sent, and only a worker that marked one sends it.
 */
export const drainAccount = async (account: AccountId): Promise<void> => {
  const startedAt = world().now()
  let run: Run | undefined
  for (;;) {
    const taken = await takeLease(account)
    if (!taken) return
    const { lease, strikes } = taken
    run = run ? { ...run, lease } : await begin(lease, strikes, startedAt)
    const isLeft = await underLease(run)
    if (isLeft) return
    // a row that came between the last reading and the release found the lease taken, and is nobody's but ours
    const { conversations } = await readWaiting(account)
    const now = world().now()
    const isDue = conversations.some(([row]) => row && dueAt(row) <= now)
    if (!isDue) return
  }
}

const begin = async (lease: Lease, unreached: number, startedAt: number): Promise<Run> => {
  try {
    const sender = await senderOf(lease.account)
    return {
      lease,
      sender,
      pace: sender && pace(sender.outgoing.rates),
      startedAt,
      moved: false,
      wakeAt: Number.POSITIVE_INFINITY,
      unreached,
      isUnreached: false,
      unknown: 0,
    }
  } catch (failure) {
    await releaseLease(lease, { strikes: unreached })
    throw failure
  }
}

/** Sends and releases the lease. True where the worker has nothing more to look for. */
const underLease = async (run: Run): Promise<boolean> => {
  const { lease } = run
  try {
    await sendAll(run)
  } catch (failure) {
    await releaseLease(lease, { strikes: run.unreached })
    throw failure
  }
  const { stop } = run
  if (stop?.kind === 'lost') return true
  await releaseLease(lease, {
    strikes: run.unreached,
    ...(stop?.kind === 'paused' ? { pausedUntil: stop.until, refused: refusedBy(run) } : {}),
    isHandedOver: stop?.kind === 'over',
  })
  return stop !== undefined
}

/** The credential that the provider has refused, as it is sealed. */
const refusedBy = ({ sender }: Run): string | undefined =>
  sender?.account.state === 'broken' ? sender.account.token : undefined

/** Reads and sends until nothing is due, or what is left has to wait for longer than a worker waits. */
const sendAll = async (run: Run): Promise<void> => {
  let after: string | undefined
  let isFresh = true
  while (!run.stop) {
    if (isFresh) Object.assign(run, { moved: false, wakeAt: Number.POSITIVE_INFINITY })
    const reading: Reading = await readWaiting(run.lease.account, after)
    await sideBySide(reading.conversations, (rows) => sendConversation(run, rows))
    after = reading.after
    isFresh = after === undefined
    if (isFresh || run.stop) countUnreached(run)
    if (run.stop || !isFresh) continue
    if (run.moved && run.wakeAt === Number.POSITIVE_INFINITY) return
    if (run.moved) continue
    const waitMs = run.wakeAt - world().now()
    if (waitMs > IN_PLACE_MS) return
    if (world().now() + waitMs - run.startedAt > RUN_MS) run.stop = { kind: 'over' }
    else if (waitMs > 0) await world().sleep(waitMs)
  }
}

const sideBySide = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const waiting = [...all]
  const worker = async () => {
    for (let one = waiting.shift(); one; one = waiting.shift()) await work(one)
  }
  const ended = await Promise.allSettled(Array.from({ length: SIDE_BY_SIDE }, worker))
  // only now, since the lease is released after it
  for (const one of ended) if (one.status === 'rejected') throw one.reason
}

const countUnreached = (run: Run): void => {
  if (run.isUnreached) run.unreached++
  run.isUnreached = false
}
