import type { LanguageModel, ModelEvent, ModelRequest } from '#functions/models/language-model.port'
import { messageWords } from '#functions/models/message-words'
import { deltasOf } from './deltas-of.ts'
import { offlineReply } from './offline-reply.ts'

/**
 * The model that needs no key: it answers with sentences of the knowledge that match the question, cites their source, and
 * says when the knowledge has no answer. The same request always gives the same answer.
 */
export const offlineModel = (): LanguageModel => ({ provider: 'offline', stream })

async function* stream(request: ModelRequest): AsyncGenerator<ModelEvent> {
  const { smallTalkOf } = await messageWords()
  const { text, citedSources, isUnanswered } = offlineReply(request, smallTalkOf)
  for (const delta of deltasOf(text)) {
    // yields to other work, so that an abort is noticed and a long answer blocks no other turn
    await Promise.resolve()
    if (request.signal.aborted) {
      yield { type: 'failed', failure: 'timeout', message: 'The answer was aborted.' }
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

/** Its input at about four characters a token: only shown, since the offline model costs nothing. */
const tokensIn = ({ messages, sources }: ModelRequest): number =>
  Math.ceil([...messages, ...sources].reduce((length, { text }) => length + text.length, 0) / 4)
