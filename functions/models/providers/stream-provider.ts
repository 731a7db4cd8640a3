import type { LanguageModelV4, LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { callOptions } from './call-options.ts'
import { failureOf } from './failure-of.ts'
import { startIdleTimeout } from './idle-timeout.ts'

/** A provider that sends no data for so long will not answer, and the turn's lease would expire. */
const IDLE_TIMEOUT_MS = 45_000

export interface StreamProviderOptions {
  readonly idleTimeoutMs?: number | undefined
  readonly reasoning?: 'none' | undefined
}

/**
 * Streams one request from a provider package as our events. It always ends with `finish` or `failed`: a connection that is
 * lost, or closed without the provider's own end, is `broken-stream`.
 */
export async function* streamProvider(
  model: LanguageModelV4,
  request: ModelRequest,
  { idleTimeoutMs = IDLE_TIMEOUT_MS, reasoning }: StreamProviderOptions = {},
): AsyncGenerator<ModelEvent> {
  const idleTimeout = startIdleTimeout(request.signal, idleTimeoutMs)
  let hasBegun = false
  let text = ''
  try {
    const { stream } = await model.doStream({
      ...callOptions(request, idleTimeout.signal),
      ...(reasoning && { reasoning }),
    })
    hasBegun = true
    for await (const part of stream) {
      idleTimeout.reset()
      if (part.type === 'text-delta') {
        text += part.delta
        if (part.delta !== '') yield { type: 'delta', text: part.delta }
      } else if (part.type === 'tool-call') {
        yield { type: 'tool-call', id: part.toolCallId, name: part.toolName, input: JSON.parse(part.input || '{}') }
      } else if (part.type === 'error') {
        yield failureOf(part.error, true)
        return
      } else if (part.type === 'finish') {
        yield endOf(part.finishReason, part.usage, request, text)
        return
      }
    }
    yield brokenStream
  } catch (error) {
    yield idleTimeout.signal.aborted
      ? { type: 'failed', failure: 'timeout', message: 'The model took too long.' }
      : failureOf(error, hasBegun)
  } finally {
    idleTimeout.stop()
  }
}

const brokenStream = {
  type: 'failed',
  failure: 'broken-stream',
  message: 'The connection ended in the middle of the answer.',
} as const satisfies ModelEvent

const endOf = (
  { unified, raw }: LanguageModelV4FinishReason,
  usage: LanguageModelV4Usage,
  request: ModelRequest,
  text: string,
): ModelEvent => {
  // Bedrock's package reports a stream without an end as `other` without the provider's own reason
  if (unified === 'error' || unified === 'interrupted' || (unified === 'other' && raw === undefined))
    return brokenStream
  return {
    type: 'finish',
    reason: unified === 'content-filter' ? 'filtered' : unified === 'other' ? 'stop' : unified,
    inputTokens: usage.inputTokens.total ?? estimate(request.system, ...request.messages.map(({ text }) => text)),
    outputTokens: usage.outputTokens.total ?? estimate(text),
  }
}

/** For OpenAI-compatible servers that report no tokens; a token is about four characters. */
const estimate = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((length, text) => length + text.length, 0) / 4)
