import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import type { KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import { offlineReply } from '#functions/models/offline/offline-reply'
import { halfOf } from '#test/bench/manuals/answer-questions'
import { manualChunks, manualRoot } from '#test/bench/manuals/manual-chunks'

/**
 * What the offline model answers from three manuals of 1,540 pages together, and from a fourth of another kind that nothing was set by. The questions were written from the tables of
 * contents before anything was measured. Half of them, chosen by the hash of the text, may be used to set weights (`tune`);
 * the others are only measured (`held`).
 *
 * `python-unseen` was written by a reader who knew neither the program nor the other questions, and is only measured, whole.
 *
 * The manuals are the Debian packages apache2-doc, sqlite3-doc, python3.11-doc and gimp-help-en. `--show=tune` prints the answers of that
 * half.
 */
const manuals = [
  { name: 'apache', folder: 'usr/share/doc/apache2-doc/manual/en' },
  { name: 'sqlite', folder: 'usr/share/doc/sqlite3' },
  { name: 'python', folder: 'usr/share/doc/python3.11/html' },
  { name: 'python-unseen', folder: 'usr/share/doc/python3.11/html' },
  { name: 'gimp', folder: 'usr/share/gimp/2.0/help/en' },
] as const

interface Question {
  readonly kind: 'identifier' | 'number' | 'how-to' | 'paraphrase' | 'everyday' | 'unanswerable'
  readonly text: string
  /** The pages that answer it. */
  readonly pages: readonly string[]
  /** A regular expression for the deciding words of a right answer. */
  readonly words?: string
}

interface Judged extends Question {
  readonly half: string
  readonly length: string
  readonly isRightPage: boolean
  readonly hasWords: boolean
  readonly isSure: boolean
  readonly isPointer: boolean
  readonly ms: number
}

const SOURCES = 6
const shown = process.argv.find((argument) => argument.startsWith('--show='))?.slice('--show='.length)

for (const { name, folder } of manuals) {
  const manual = await manualChunks(join(manualRoot, folder), { hasFolders: true })
  if (manual) report(name, manual.pages, await judgeAll(name, manual.chunks))
  else console.log(`Not measured: ${join(manualRoot, folder)} is not there.`)
}

async function judgeAll(name: string, chunks: NonNullable<Awaited<ReturnType<typeof manualChunks>>>['chunks']) {
  const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] }))
  const index = openIndex(buildIndex({ sources, chunks }))
  const file = new URL(`questions/answers/${name}.json`, import.meta.url)
  const questions: readonly Question[] = JSON.parse(await readFile(file, 'utf8'))
  const judged: Judged[] = []
  for (const question of questions)
    judged.push(await judge(index, question, name === 'python-unseen' ? 'held' : halfOf(question.text)))
  return judged
}

async function judge(index: KnowledgeIndex, question: Question, half: string): Promise<Judged> {
  const { text, pages, words } = question
  const start = performance.now()
  const hits = await index.search({ text, limit: SOURCES })
  const sources = sourcesOf(toRetrievedChunks(hits, index), { maxChunkSize: 2424 })
  const reply = offlineReply({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text }],
    sources,
    isKnowledgeOnly: true,
    node: { name: 'Answer', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  })
  const ms = performance.now() - start
  const cited = reply.citedSources.map((n) => sources[n - 1]?.url ?? '')
  const judged = {
    ...question,
    half,
    length: lengthOf(text),
    isRightPage: cited.some((page) => pages.includes(page)),
    hasWords: words !== undefined && new RegExp(words, 'i').test(reply.text),
    isSure: !reply.isUnanswered,
    isPointer: reply.isUnanswered && cited.length > 0,
    ms,
  }
  if (shown === judged.half) show(judged, { answer: reply.text, cited, hits })
  return judged
}

function show(
  { kind, text, pages, isRightPage, hasWords, isSure, isPointer }: Judged,
  {
    answer,
    cited,
    hits,
  }: { answer: string; cited: readonly string[]; hits: Awaited<ReturnType<KnowledgeIndex['search']>> },
) {
  const state = isSure ? 'sure' : isPointer ? 'unsure' : 'no answer'
  const found = hits.map(({ score, chunk }) => `${score.toFixed(2)} ${chunk.url}`).join(', ')
  const marks = `${isRightPage ? 'P' : '-'}${hasWords ? 'W' : '-'}`
  console.log(
    `\n${marks} ${state}, ${kind}: ${text}\n  wanted ${pages.join(' ')}\n  cited ${cited.join(' ')}\n  found ${found}\n${answer}`,
  )
}

function report(name: string, pages: number, judged: readonly Judged[]) {
  const rows: Record<string, Record<string, string>> = {}
  for (const half of ['tune', 'held']) {
    const own = judged.filter((one) => one.half === half)
    rows[half] = rowOf(own)
    for (const by of ['kind', 'length'] as const)
      for (const value of [...new Set(own.map((one) => one[by]))].filter((one) => one !== 'unanswerable').sort())
        rows[`${half}, ${by === 'kind' ? value : `${value} words`}`] = rowOf(own.filter((one) => one[by] === value))
  }
  const times = judged.map(({ ms }) => ms).sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  console.log(`\n${name}: ${pages} pages, ${judged.length} questions, search and answer p95 ${p95.toFixed(1)} ms`)
  console.table(rows)
}

/** "Wrong" is an answer without doubt that cites no right page; "honest" says that it does not know, and cites nothing. */
function rowOf(judged: readonly Judged[]): Record<string, string> {
  const answerable = judged.filter(({ kind }) => kind !== 'unanswerable')
  const others = judged.filter(({ kind }) => kind === 'unanswerable')
  return {
    'right page cited': share(answerable, ({ isRightPage }) => isRightPage),
    'deciding words': share(answerable, ({ isRightPage, hasWords }) => isRightPage && hasWords),
    wrong: share(answerable, ({ isSure, isRightPage }) => isSure && !isRightPage),
    unsure: share(answerable, ({ isPointer }) => isPointer),
    honest: share(others, ({ isSure, isPointer }) => !isSure && !isPointer),
    'sure of nothing': share(others, ({ isSure }) => isSure),
  }
}

function share(some: readonly Judged[], is: (one: Judged) => boolean): string {
  if (some.length === 0) return ''
  const count = some.filter(is).length
  return `${Math.round((100 * count) / some.length)} % (${count}/${some.length})`
}

function lengthOf(text: string): string {
  const words = text.split(/\s+/).length
  return words < 4 ? ' 1-3' : words < 8 ? ' 4-7' : words < 12 ? ' 8-11' : words < 16 ? '12-15' : '16+'
}
