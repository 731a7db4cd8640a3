import { readFile } from 'node:fs/promises'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineReply } from '#functions/models/offline/offline-reply'
import { manualChunks, manualFolder, otherManualFolder } from '#test/bench/manuals/manual-chunks'

/**
 * Answers of the offline model from a real manual of over 1,000 pages: how often the right page is cited, and how often it
 * says "I don't know" when there is no answer. `--show` prints every answer.
 */
type Question = { readonly kind: string; readonly text: string; readonly pages: readonly string[] }

const SOURCES = 6

const manual = await manualChunks()
if (!manual) console.log(`Not measured: ${manualFolder} is not there (Debian package postgresql-doc-15).`)
else {
  await measure(manual.chunks, 'questions/questions.json')
  // written after the first weights; used during later changes, so no longer unseen
  await measure(manual.chunks, 'questions/further-questions.json')
  // written after the last weights
  await measure(manual.chunks, 'questions/questions-held-out.json')
}
const other = await manualChunks(otherManualFolder)
if (!other) console.log(`Not measured: ${otherManualFolder} is not there (Debian package git-doc).`)
// written before anything was measured on this manual, and never tuned on
else await measure(other.chunks, 'questions/questions-git.json')

async function measure(chunks: NonNullable<typeof manual>['chunks'], file: string) {
  const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] }))
  const index = openIndex(buildIndex({ sources, chunks }))
  const questions: Question[] = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
  const rows = new Map<
    string,
    { questions: number; answered: number; 'right page cited': number; 'right page first': number }
  >()
  const times: number[] = []
  for (const { kind, text, pages } of questions) {
    const hits = await index.search({ text, limit: SOURCES })
    const found = sourcesOf(toRetrievedChunks(hits, index), { maxChunkSize: 2424 })
    const start = performance.now()
    const reply = answer(text, found)
    times.push(performance.now() - start)
    const row = rows.get(kind) ?? { questions: 0, answered: 0, 'right page cited': 0, 'right page first': 0 }
    const cited = reply.citedSources.map((n) => found[n - 1]?.url ?? '')
    row.questions++
    if (!reply.isUnanswered) row.answered++
    if (cited.some((page) => pages.includes(page))) row['right page cited']++
    if (pages.includes(cited[0] ?? '')) row['right page first']++
    rows.set(kind, row)
    if (process.argv.includes('--show')) {
      const isRight = kind === 'unanswerable' ? reply.isUnanswered : cited.some((page) => pages.includes(page))
      const scores = hits.map(({ score }) => score.toFixed(2)).join(' ')
      console.log(`\n${isRight ? '+' : '-'} ${kind}: ${text}   (${scores})\n${reply.text}\n   ${cited.join(', ')}`)
    }
  }
  times.sort((a, b) => a - b)
  console.log(
    `\nOffline answers, ${file}: ${chunks.length} chunks, ${SOURCES} sources each, p50 ${times[Math.floor(times.length / 2)]?.toFixed(1)} ms, p95 ${times[Math.floor(times.length * 0.95)]?.toFixed(1)} ms`,
  )
  console.table(Object.fromEntries(rows))
}

function answer(question: string, sources: readonly ModelSource[]) {
  return offlineReply({
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
}
