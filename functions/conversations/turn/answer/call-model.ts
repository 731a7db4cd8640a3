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
  /** Milliseconds since 1970 of the first word; absent when there was none. */
  readonly firstTokenAt?: number
}

export type ModelOutcome =
  | { readonly ok: true; readonly spoken: ModelOutput }
  | { readonly ok: false; readonly failure: ModelFailure | 'empty' }

export interface OutputListener {
  readonly delta: (text: string) => void
  /** What was streamed so far is void: another attempt begins. */
  readonly reset: () => void
}

/** A first try and two more: a rate limit or a cut line is usually over by then, and the visitor waits. */
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
 * Lets the model speak, and again when it failed in a way that passes. The signal ends it all: the model's time is limited
 * so that the lease outlives it. Tokens of failed attempts are ours to pay, never the customer's.
 */
export const callModel = async (
  model: LanguageModel,
  request: Omit<ModelRequest, 'signal'>,
  listener: OutputListener,
  signal: AbortSignal,
): Promise<ModelOutcome> => {
  for (let tries = 1; ; tries++) {
    const heard = await attemptCall(model, { ...request, signal }, listener)
    if (heard.ok) return heard
    log('warn', 'model failed', { code: heard.failure, attempt: tries })
    if (heard.hasSpoken) listener.reset()
    if (!transientFailures.has(heard.failure) || tries === ATTEMPTS || signal.aborted)
      return { ok: false, failure: heard.failure }
    const pause = Math.max(PAUSES_MS[tries - 1] ?? 0, heard.retryAfterMs ?? 0)
    if (pause > MAX_PAUSE_MS) return { ok: false, failure: heard.failure }
    await world().sleep(pause, signal)
    if (signal.aborted) return { ok: false, failure: heard.failure }
  }
}

type AttemptOutcome =
  | Extract<ModelOutcome, { ok: true }>
  | {
      readonly ok: false
      readonly failure: ModelFailure | 'empty'
      readonly hasSpoken: boolean
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
    hasSpoken: text !== '',
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
          spoken: {
            text,
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

/** An adapter that forgets the signal must not hold the turn: the stream is left where it stands. */
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
