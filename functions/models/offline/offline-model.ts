import type { LanguageModel, ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { deltasOf } from './deltas-of.ts'
import { offlineReply } from './offline-reply.ts'

/**
 * The model that needs no key: it answers with the sentences of the knowledge that fit the question, says which source they
 * come from, and says so when the knowledge has no answer. The same request always gives the same answer.
 */
export const offlineModel = (): LanguageModel => ({ provider: 'offline', stream })

async function* stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const { text, citedSources, isUnanswered } = offlineReply(request)
  for (const delta of deltasOf(text)) {
    // lets other work in between, so that an abort is seen and a long answer holds nobody up
    await Promise.resolve()
    if (request.signal.aborted) {
      yield { type: 'failed', failure: 'timeout', message: 'The answer was called off.' }
      return
    }
    yield { type: 'delta', text: delta }
  }
  yield {
    type: 'finish',
    reason: 'stop',
    inputTokens: tokensIn(request),
    outputTokens: Math.ceil(text.length / 4),
    citedSources,
    isUnanswered,
  }
}

/** What it read, at about four characters a token: only shown, the offline model costs nothing. */
const tokensIn = ({ messages, sources }: ModelRequest): number =>
  Math.ceil([...messages, ...sources].reduce((length, { text }) => length + text.length, 0) / 4)
