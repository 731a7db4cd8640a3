import type { LanguageModelV4, LanguageModelV4FinishReason, LanguageModelV4Usage } from '@ai-sdk/provider'
import type { ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { callOptions } from './call-options.ts'
import { failureOf } from './failure-of.ts'
import { startIdleTimeout } from './idle-timeout.ts'

/** A provider that says nothing for so long is not going to: the turn's lease would run out waiting. */
const IDLE_TIMEOUT_MS = 45_000

export interface StreamProviderOptions {
  readonly idleTimeoutMs?: number | undefined
  readonly reasoning?: 'none' | undefined
}

/**
 * Streams one request from a provider package as our events. It ends with `finish` or `failed` whatever happens: a
 * connection that is cut, also one that ends politely without the provider's own end, is `broken-stream`.
 */
export async function* streamProvider(
  model: LanguageModelV4,
  request: ModelRequest,
  { idleTimeoutMs = IDLE_TIMEOUT_MS, reasoning }: StreamProviderOptions = {},
): AsyncGenerator<ModelEvent> {
  const silence = startIdleTimeout(request.signal, idleTimeoutMs)
  let hasBegun = false
  let text = ''
  try {
    const { stream } = await model.doStream({
      ...callOptions(request, silence.signal),
      ...(reasoning && { reasoning }),
    })
    hasBegun = true
    for await (const part of stream) {
      silence.reset()
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
    yield silence.signal.aborted
      ? { type: 'failed', failure: 'timeout', message: 'The model took too long.' }
      : failureOf(error, hasBegun)
  } finally {
    silence.stop()
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
  // `other` without the provider's own word is how Bedrock's package reports a stream without an end
  if (unified === 'error' || unified === 'interrupted' || (unified === 'other' && raw === undefined))
    return brokenStream
  return {
    type: 'finish',
    reason: unified === 'content-filter' ? 'filtered' : unified === 'other' ? 'stop' : unified,
    inputTokens: usage.inputTokens.total ?? estimate(request.system, ...request.messages.map((said) => said.text)),
    outputTokens: usage.outputTokens.total ?? estimate(text),
  }
}

/** Some OpenAI-compatible servers count nothing; about four characters make a token. */
const estimate = (...texts: readonly string[]): number =>
  Math.ceil(texts.reduce((length, text) => length + text.length, 0) / 4)
