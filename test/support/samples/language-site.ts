import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import { extractMarkdown } from '#functions/documents/text/extract-markdown'
import { chunkDocument } from '#functions/knowledge/imports/chunk-document'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { smallTalkOf } from '#functions/models/offline/language/small-talk-of'
import { type OfflineReply, offlineReply } from '#functions/models/offline/offline-reply'
import type { AgentLanguage } from '#shared/agents/languages'

const Site = z.object({
  pages: z.record(z.string(), z.string()),
  questions: z.array(z.tuple([z.string(), z.string()])),
  unknown: z.array(z.string()),
})

export type LanguageSite = z.infer<typeof Site> & {
  /** What an agent with this site's pages replies, and the titles of the pages that it cites, in their order. */
  readonly ask: (question: string) => Promise<OfflineReply & { readonly pages: readonly string[] }>
}

/** A small business's site in one language, with questions about it and questions that it does not answer. */
export const languageSite = async (lang: AgentLanguage): Promise<LanguageSite> => {
  const file = new URL(`../../bench/sites/${lang}.json`, import.meta.url)
  const site = Site.parse(JSON.parse(await readFile(file, 'utf8')))
  const chunks = Object.entries(site.pages).flatMap(([title, text]) => {
    const outcome = extractMarkdown(`# ${title}\n\n${text}`)
    if (!outcome.ok) throw new Error(`${title} has no text`)
    return chunkDocument({ sourceId: title, url: undefined, title, document: outcome.document, maxChunkSize: 2424 })
  })
  const sources = Object.keys(site.pages).map((id) => ({ id, tags: [] }))
  const index = openIndex(buildIndex({ sources, chunks }))
  const ask = async (question: string) => {
    const hits = await index.search({ text: question, limit: 6 })
    const found = hits.map(({ chunk, score }, at) => ({
      n: at + 1,
      title: chunk.title,
      heading: chunk.headingPath.join(' > '),
      text: chunk.text,
      score,
    }))
    const reply = offlineReply(
      {
        model: 'offline',
        system: '',
        messages: [{ role: 'user', text: question }],
        sources: found,
        isKnowledgeOnly: true,
        lang,
        node: { name: 'Answer', instructions: '' },
        variables: {},
        tools: [],
        temperature: 0,
        maxOutputTokens: 1024,
        signal: new AbortController().signal,
      },
      smallTalkOf,
    )
    return { ...reply, pages: reply.citedSources.map((n) => found[n - 1]?.title ?? '') }
  }
  return { ...site, ask }
}
