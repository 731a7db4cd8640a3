import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import type { Worker } from '#test/simulation/scheduler'
import { MINUTE, type Simulation, START } from '#test/simulation/turns/simulation'

/** What has arrived at the provider: never more than was asked for, whatever became of the answer. */
export interface Arrived {
  readonly bot: string
  readonly chat: number
  readonly text: string
  readonly at: number
}

interface Flight {
  readonly worker: Worker | undefined
  readonly startedAt: number
  endedAt: number
}

const REQUEST_MS = 8000
const fates = [
  ...Array<'taken'>(14).fill('taken'),
  ...(['limited', 'refused', 'lost', 'never', 'unreachable', 'failing', 'crash-before', 'crash-after'] as const),
] as const

const answer = (status: number, body: object): CallResult => ({
  kind: 'answered',
  status,
  headers: {},
  body: Buffer.from(JSON.stringify(body)),
})
const limited = (seconds: number): CallResult =>
  answer(429, { ok: false, description: 'slow', parameters: { retry_after: seconds } })
const timeout: CallResult = { kind: 'failed', mayHaveArrived: true, reason: 'timeout' }

const troubleAt = (ms: number): 'told to wait' | 'hangs' | undefined => {
  if (ms < MINUTE) return 'told to wait'
  return ms < 2 * MINUTE ? 'hangs' : undefined
}

/**
 * Telegram in simulated time. It may do what it is asked and time out, or time out before, refuse, limit or fail; the worker
 * that asks may die. `troubled` names bots that are limited for a minute from the beginning, and whose requests get no answer for another.
 */
export const simulatedProvider = (simulation: Simulation, troubled: readonly string[] = []) => {
  const { random, scheduler, count } = simulation
  const arrived: Arrived[] = []
  const flights = new Map<string, Flight[]>()
  let overlaps = 0
  let id = 0

  const call = async ({ url, body }: ProviderCall): Promise<CallResult> => {
    const startedAt = scheduler.now()
    const bot = /\/bot(\d+):/.exec(url)?.[1] ?? ''
    const { chat_id: chat, text } = JSON.parse(String(body)) as { chat_id: number; text: string }
    const worker = scheduler.current()
    const flight: Flight = { worker, startedAt, endedAt: startedAt + REQUEST_MS }
    const known = flights.get(bot) ?? []
    if (known.some((one) => one.worker !== worker && one.endedAt > startedAt)) overlaps++
    flights.set(bot, [...known.filter(({ endedAt }) => endedAt > startedAt), flight])
    const land = (result: CallResult): CallResult => {
      flight.endedAt = Math.min(flight.endedAt, scheduler.now())
      return result
    }
    /** Bytes that come after the time-out never left. */
    const arrive = (): boolean => {
      if (scheduler.now() > startedAt + REQUEST_MS) return false
      arrived.push({ bot, chat, text, at: scheduler.now() })
      return true
    }
    const die = (): Promise<never> => {
      if (worker) worker.isDead = true
      return new Promise<never>(() => undefined)
    }
    const untilTimeout = () => scheduler.sleep(Math.max(1, startedAt + REQUEST_MS - scheduler.now()))
    const trouble = troubled.includes(bot) ? troubleAt(startedAt - START) : undefined
    if (trouble) count(trouble)
    if (trouble === 'told to wait') return land(limited(5))
    if (trouble === 'hangs') {
      await untilTimeout()
      return land(timeout)
    }
    const fate = simulation.isQuiet ? 'taken' : random.pick(fates)
    if (fate !== 'taken') count(fate)
    if (fate === 'unreachable') return land({ kind: 'failed', mayHaveArrived: false, reason: 'ECONNREFUSED' })
    if (fate === 'crash-before') return die()
    await scheduler.sleep(random.between(20, simulation.isQuiet ? 200 : 7000))
    switch (fate) {
      case 'taken':
        return land(arrive() ? answer(200, { ok: true, result: { message_id: ++id, chat: { id: chat } } }) : timeout)
      case 'limited':
        return land(limited(random.between(1, 60)))
      case 'refused':
        return land(answer(400, { ok: false, description: 'no' }))
      case 'failing':
        if (random.chance(0.5)) arrive()
        return land(answer(502, {}))
      case 'lost':
        arrive()
        await untilTimeout()
        return land(timeout)
      case 'never':
        await untilTimeout()
        return land(timeout)
      case 'crash-after':
        arrive()
        return die()
    }
  }
  return { call, arrived, overlaps: () => overlaps }
}
