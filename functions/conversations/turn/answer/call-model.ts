import type { LanguageModel, ModelEvent, ModelFailure, ModelRequest } from '#features/models'
import { log } from '#lib/log'
import { world } from '#lib/world'

export interface ModelOutput {
  readonly text: string
  readonly calls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[]
  readonly inputTokens: number
  readonly outputTokens: number
  readonly citedSources?: readonly number[]
  readonly isUnanswered: boolean
  /** Milliseconds since 1970 of the first delta; absent when there was none. */
  readonly firstTokenAt?: number
}

export type ModelOutcome =
  | { readonly ok: true; readonly output: ModelOutput }
  | { readonly ok: false; readonly failure: ModelFailure | 'empty' }

export interface OutputListener {
  readonly delta: (text: string) => void
  /** Discards what was streamed so far: another attempt begins. */
  readonly reset: () => void
}

/** One call and two retries: a rate limit or a lost connection is usually over by then, and the visitor is waiting. */
const ATTEMPTS = 3
const PAUSES_MS = [500, 1500] as const
const MAX_PAUSE_MS = 8000

const transientFailures: ReadonlySet<ModelFailure | 'empty'> = new Set([
  'rate-limited',
  'timeout',
  'overloaded',
  'broken-stream',
  'empty',
])

/**
 * Calls the model, and again after a transient failure. The signal ends all attempts: the model's time is limited so that
 * the lease outlives it. We pay the tokens of failed attempts, never the customer.
 */
export const callModel = async (
  model: LanguageModel,
  request: Omit<ModelRequest, 'signal'>,
  listener: OutputListener,
  signal: AbortSignal,
): Promise<ModelOutcome> => {
  for (let tries = 1; ; tries++) {
    const outcome = await attemptCall(model, { ...request, signal }, listener)
    if (outcome.ok) return outcome
    const { failure, hasOutput, retryAfterMs = 0 } = outcome
    log('warn', 'model failed', { code: failure, attempt: tries })
    if (hasOutput) listener.reset()
    if (!transientFailures.has(failure) || tries === ATTEMPTS || signal.aborted) return { ok: false, failure }
    const pause = Math.max(PAUSES_MS[tries - 1] ?? 0, retryAfterMs)
    if (pause > MAX_PAUSE_MS) return { ok: false, failure }
    await world().sleep(pause, signal)
    if (signal.aborted) return { ok: false, failure }
  }
}

type AttemptOutcome =
  | Extract<ModelOutcome, { ok: true }>
  | {
      readonly ok: false
      readonly failure: ModelFailure | 'empty'
      readonly hasOutput: boolean
      readonly retryAfterMs?: number
    }

const attemptCall = async (
  model: LanguageModel,
  request: ModelRequest,
  listener: OutputListener,
): Promise<AttemptOutcome> => {
  let text = ''
  let firstTokenAt: number | undefined
  const calls: ModelOutput['calls'][number][] = []
  const failed = (failure: ModelFailure | 'empty', retryAfterMs?: number): AttemptOutcome => ({
    ok: false,
    failure,
    hasOutput: text !== '',
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  })
  for await (const event of untilAborted(model.stream(request), request.signal)) {
    switch (event.type) {
      case 'delta':
        firstTokenAt ??= world().now()
        text += event.text
        listener.delta(event.text)
        break
      case 'tool-call':
        calls.push({ id: event.id, name: event.name, input: event.input })
        break
      case 'failed':
        return failed(event.failure, event.retryAfterMs)
      case 'finish': {
        if (event.reason === 'filtered' && text.trim() === '') return failed('refused')
        if (text.trim() === '' && calls.length === 0) return failed('empty')
        const { inputTokens, outputTokens, citedSources, isUnanswered = false } = event
        return {
          ok: true,
          output: {
            // half an emoji cannot be stored, and would lose the whole answer
            text: text.toWellFormed(),
            calls,
            inputTokens,
            outputTokens,
            isUnanswered,
            ...(citedSources ? { citedSources } : {}),
            ...(firstTokenAt === undefined ? {} : { firstTokenAt }),
          },
        }
      }
    }
  }
  return failed(request.signal.aborted ? 'timeout' : 'broken-stream')
}

/** An adapter that ignores the signal must not block the turn: its stream is abandoned. */
async function* untilAborted(stream: AsyncIterable<ModelEvent>, signal: AbortSignal): AsyncGenerator<ModelEvent> {
  const iterator = stream[Symbol.asyncIterator]()
  const { promise: aborted, resolve } = Promise.withResolvers<'aborted'>()
  const onAbort = () => resolve('aborted')
  signal.addEventListener('abort', onAbort, { once: true })
  try {
    while (!signal.aborted) {
      const next = await Promise.race([iterator.next(), aborted])
      if (next === 'aborted' || next.done) return
      yield next.value
    }
  } finally {
    signal.removeEventListener('abort', onAbort)
    // not awaited: a generator that hangs in its own await would never return
    void iterator.return?.()?.catch(() => undefined)
  }
}
