import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import { offlineReply } from '#functions/models/offline/offline-reply'

/** What the offline model replies to a question, from what a search in the index finds; cited titles instead of numbers. */
export const askOffline = async (index: KnowledgeIndex, question: string) => {
  const hits = await index.search({ text: question, limit: 6 })
  const sources = sourcesOf(toRetrievedChunks(hits, index), { maxChunkSize: 2424 })
  const { text, citedSources, isUnanswered } = offlineReply({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text: question }],
    sources,
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  })
  return { text, cited: citedSources.map((n) => sources[n - 1]?.title ?? ''), isUnanswered }
}
