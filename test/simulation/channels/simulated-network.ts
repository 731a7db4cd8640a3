import type { CallResult, ProviderCall } from '#lib/fetch/provider-call'
import type { Simulation } from '#test/simulation/turns/simulation'
import { type Asked, answered, type PlayedProvider } from './providers/played-provider.ts'

const fates = [
  'limited',
  'refused',
  'timed out after',
  'timed out before',
  'unreachable',
  '5xx',
  'crash before',
  'crash after',
] as const

const timeout: CallResult = { kind: 'failed', mayHaveArrived: true, reason: 'timeout' }

/**
 * The way to the providers in simulated time. Of the messages a share is refused, limited or fails, is taken although the answer never
 * comes, or ends the worker that asks, before or after; what is only fetched or shown may fail or hang.
 */
export const simulatedNetwork = (
  simulation: Simulation,
  { providers, faultRate }: { readonly providers: readonly PlayedProvider[]; readonly faultRate: number },
) => {
  const { random, scheduler, count } = simulation
  const isFaulty = () => !simulation.isQuiet && random.chance(faultRate)

  const askOther = async (answer: CallResult, timeoutMs: number): Promise<CallResult> => {
    await scheduler.sleep(random.between(10, 2_000))
    if (!isFaulty()) return answer
    count('failed requests')
    if (random.chance(0.5)) return answered(502, {})
    await scheduler.sleep(timeoutMs)
    return timeout
  }

  const send = async ({ take, refusal, limit }: Extract<Asked, { kind: 'message' }>, timeoutMs: number) => {
    const worker = scheduler.current()
    const endsAt = scheduler.now() + timeoutMs
    const die = (): Promise<never> => {
      if (worker) worker.isDead = true
      return new Promise<never>(() => undefined)
    }
    const untilTimeout = () => scheduler.sleep(Math.max(1, endsAt - scheduler.now()))
    const fate = isFaulty() ? random.pick(fates) : 'taken'
    if (fate !== 'taken') count(fate)
    if (fate === 'unreachable') return { kind: 'failed', mayHaveArrived: false, reason: 'ECONNREFUSED' } as const
    if (fate === 'crash before') return die()
    await scheduler.sleep(random.between(20, simulation.isQuiet ? 200 : 3_000))
    // bytes that come after the time-out never left
    if (scheduler.now() > endsAt) return timeout
    switch (fate) {
      case 'taken':
        return take()
      case 'limited':
        return limit(random.between(1, 30))
      case 'refused':
        return refusal
      case '5xx':
        if (random.chance(0.5)) take()
        return answered(502, {})
      case 'timed out after':
        take()
        await untilTimeout()
        return timeout
      case 'timed out before':
        await untilTimeout()
        return timeout
      case 'crash after':
        take()
        return die()
    }
  }

  return async (call: ProviderCall): Promise<CallResult> => {
    const asked = providers.map((provider) => provider.ask(call)).find((one) => one !== undefined)
    if (!asked) throw new Error(`nobody plays ${call.method} ${call.url}`)
    return asked.kind === 'other' ? askOther(asked.answer, call.timeoutMs) : send(asked, call.timeoutMs)
  }
}
