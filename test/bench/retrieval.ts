import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create, insertMultiple, load, save, search } from '@orama/orama'
import MiniSearch from 'minisearch'
import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { answerThreshold, type KnowledgeIndex } from '#functions/knowledge/index-format/knowledge-index'
import type { IndexSize } from '#functions/knowledge/index-format/lexical/build-lexicon'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { openSegment, sizeOf } from '#functions/knowledge/index-format/segments/open-segment'
import { openSegments } from '#functions/knowledge/index-format/segments/open-segments'
import { stopWords } from '#functions/knowledge/index-format/words/stop-words'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import type { ModelSource } from '#functions/models/language-model.port'
import { offlineModel } from '#functions/models/offline/offline-model'
import type { Chunk } from '#shared/knowledge/chunk'
import { manualChunks, manualFolder, otherManualFolder } from '#test/bench/manuals/manual-chunks'
import { vectorRivals } from '#test/bench/vectors/vector-rivals'
import { syntheticEmbeddings } from './vectors/synthetic-embeddings.ts'

type Question = { readonly kind: string; readonly text: string; readonly pages: readonly string[] }
type Found = { readonly page: string; readonly score?: number }
type Rival = {
  readonly name: string
  readonly loadMs: number
  readonly bytes: number
  /** As stored, for loading in a process of its own. */
  readonly saved: Uint8Array | string
  find(text: string): Promise<readonly Found[]>
}

/** The search was tuned on the first set; the second was written afterwards and never used for tuning. */
const questionSets = [
  ['seen', 'questions/questions.json'],
  ['held out', 'questions/questions-held-out.json'],
] as const

const kinds = ['identifier', 'number', 'plain', 'typo']

/** Lexical search: ours against the libraries that a developer would choose instead, on the same chunks of the manual. */
async function lexical() {
  const manual = await manualChunks()
  if (!manual)
    return console.log(
      `Lexical retrieval: not measured, ${manualFolder} is not there (Debian package postgresql-doc-15).`,
    )
  const rivals = [
    await ours(manual.chunks),
    await oursInTwo(manual.chunks),
    await miniSearch(manual.chunks, false),
    await miniSearch(manual.chunks, true),
    await orama(manual.chunks, false),
    await orama(manual.chunks, true),
  ]
  const index = openOurs(manual.chunks)
  for (const [name, file] of questionSets) {
    const questions: Question[] = JSON.parse(await readFile(new URL(file, import.meta.url), 'utf8'))
    console.log(
      `\nLexical retrieval: ${manual.pages} pages, ${manual.chunks.length} chunks, ${questions.length} questions (${name})`,
    )
    const rows: Record<string, unknown>[] = []
    for (const rival of rivals) rows.push(await measure(rival, questions))
    console.table(rows)
    await answers(index, questions)
  }
  loads(
    [rivals[0], rivals[2], rivals[4]].flatMap((rival) =>
      rival ? [{ engine: rival.name.split(' ')[0] ?? '', bytes: rival.saved }] : [],
    ),
  )
  await another()
}

/** A second manual, never used for tuning. */
async function another() {
  const manual = await manualChunks(otherManualFolder)
  if (!manual) return console.log(`${otherManualFolder} is not there (Debian package git-doc).`)
  const questions: Question[] = JSON.parse(
    await readFile(new URL('questions/questions-git.json', import.meta.url), 'utf8'),
  )
  console.log(`\nAnother manual: ${manual.pages} pages, ${manual.chunks.length} chunks, ${questions.length} questions`)
  const rivals = [
    await ours(manual.chunks),
    await oursInTwo(manual.chunks),
    await miniSearch(manual.chunks, false),
    await miniSearch(manual.chunks, true),
  ]
  const rows = []
  for (const rival of rivals) rows.push(await measure(rival, questions))
  console.table(rows)
  await answers(openOurs(manual.chunks), questions)
}

async function measure(rival: Rival, questions: readonly Question[]) {
  const latencies: number[] = []
  const ranks: { kind: string; rank: number }[] = []
  for (const question of questions) {
    await rival.find(question.text)
    const start = performance.now()
    const found = await rival.find(question.text)
    latencies.push(performance.now() - start)
    ranks.push({ kind: question.kind, rank: found.findIndex((hit) => question.pages.includes(hit.page)) + 1 })
  }
  const within = (kind: string, limit: number) => {
    const those = ranks.filter((rank) => rank.kind === kind)
    return `${those.filter(({ rank }) => rank > 0 && rank <= limit).length}/${those.length}`
  }
  const asked = ranks.filter(({ kind }) => kinds.includes(kind))
  latencies.sort((a, b) => a - b)
  return {
    engine: rival.name,
    'recall@5': (asked.filter(({ rank }) => rank > 0 && rank <= 5).length / asked.length).toFixed(3),
    MRR: (asked.reduce((sum, { rank }) => sum + (rank > 0 && rank <= 10 ? 1 / rank : 0), 0) / asked.length).toFixed(3),
    ...Object.fromEntries(kinds.map((kind) => [`${kind} @5`, within(kind, 5)])),
    'p50 ms': latencies[Math.floor(latencies.length / 2)]?.toFixed(2),
    'p95 ms': latencies[Math.floor(latencies.length * 0.95)]?.toFixed(2),
    'load ms': rival.loadMs.toFixed(2),
    MB: (rival.bytes / 2 ** 20).toFixed(1),
  }
}

/** Which questions are answered, from which pages, and which get "I don't know": by the score, and through the offline model. */
async function answers(index: KnowledgeIndex, questions: readonly Question[]) {
  const rows = []
  for (const kind of [...kinds, 'unanswerable']) {
    const those = questions.filter((question) => question.kind === kind)
    const counts = { sure: 0, first: 0, answered: 0, cited: 0 }
    for (const question of those) {
      const hits = await index.search({ text: question.text, limit: 6 })
      const pages = hits.map((hit) => hit.chunk.url ?? '')
      const isSure = (hits[0]?.score ?? 0) >= answerThreshold
      if (isSure) counts.sure++
      if (isSure && question.pages.includes(pages[0] ?? '')) counts.first++
      const sources = sourcesOf(toRetrievedChunks(hits, index), { maxChunkSize: 2424 })
      const cited = await citedBy(question.text, sources)
      if (cited) counts.answered++
      if (cited?.some((n) => question.pages.includes(sources[n - 1]?.url ?? ''))) counts.cited++
    }
    rows.push({
      kind,
      questions: those.length,
      [`score >= ${answerThreshold}`]: counts.sure,
      'right page first': counts.first,
      'answered by the offline model': counts.answered,
      'right page cited': counts.cited,
    })
  }
  console.table(rows)
}

/** The numbers of the chunks that the offline model's answer cites; nothing when it does not know. */
async function citedBy(question: string, sources: readonly ModelSource[]): Promise<readonly number[] | undefined> {
  const events = offlineModel().stream({
    model: 'offline',
    system: '',
    messages: [{ role: 'user', text: question }],
    sources,
    isKnowledgeOnly: true,
    node: { name: 'Default', instructions: '' },
    variables: {},
    tools: [],
    temperature: 0,
    maxOutputTokens: 1024,
    signal: new AbortController().signal,
  })
  for await (const event of events) if (event.type === 'finish' && !event.isUnanswered) return event.citedSources ?? []
  return undefined
}

function openOurs(chunks: readonly Chunk[]) {
  return openIndex(buildIndex({ sources: sourcesIn(chunks), chunks }))
}

function sourcesIn(chunks: readonly Chunk[]) {
  return [...new Set(chunks.map((chunk) => chunk.sourceId))].map((id) => ({ id, tags: [] }))
}

async function ours(chunks: readonly Chunk[]): Promise<Rival> {
  const block = buildIndex({ sources: sourcesIn(chunks), chunks })
  const { value: index, ms } = await timed(async () => openIndex(block))
  return {
    name: 'ours',
    loadMs: ms,
    bytes: block.length,
    saved: block,
    find: async (text) =>
      (await index.search({ text, limit: 10 })).map((hit) => ({ page: hit.chunk.url ?? '', score: hit.score })),
  }
}

/** The last tenth of the pages as a segment beside the others: as many as there may be before a merge. */
async function oursInTwo(chunks: readonly Chunk[]): Promise<Rival> {
  const sources = sourcesIn(chunks)
  const inLater = new Set(sources.slice(Math.ceil(sources.length * 0.9)).map(({ id }) => id))
  const isLater = ({ sourceId }: Chunk) => inLater.has(sourceId)
  const blockOf = (some: readonly Chunk[], beside?: IndexSize) =>
    buildIndex({ sources: sourcesIn(some), chunks: some }, beside)
  const first = blockOf(chunks.filter((chunk) => !isLater(chunk)))
  const later = blockOf(chunks.filter(isLater), sizeOf(openSegment(first)))
  const { value: index, ms } = await timed(async () =>
    openSegments([first, later].map((block) => ({ segment: openSegment(block), masked: [] }))),
  )
  return {
    name: 'ours, in two segments',
    loadMs: ms,
    bytes: first.length + later.length,
    saved: first,
    find: async (text) =>
      (await index.search({ text, limit: 10 })).map((hit) => ({ page: hit.chunk.url ?? '', score: hit.score })),
  }
}

/** Prefix and fuzzy search as its documentation recommends; a second time with our stop words. */
async function miniSearch(chunks: readonly Chunk[], withoutStopWords: boolean): Promise<Rival> {
  const options = { fields: ['title', 'heading', 'text'], storeFields: ['page', 'text'] }
  const built = new MiniSearch(options)
  built.addAll(chunks.map(documentOf))
  const json = JSON.stringify(built)
  const { value: index, ms } = await timed(async () => MiniSearch.loadJSON(json, options))
  const how = { prefix: true, fuzzy: 0.2, boost: { title: 2, heading: 2 } }
  return {
    name: `MiniSearch (prefix + fuzzy${withoutStopWords ? ', our stop words' : ''})`,
    loadMs: ms,
    bytes: Buffer.byteLength(json),
    saved: json,
    find: async (text) => {
      const found = index.search(withoutStopWords ? contentOf(text) : text, how)
      return found.slice(0, 10).map((hit) => ({ page: String(hit.page) }))
    },
  }
}

/** By default it searches every word as a prefix, "a" included, so it gets the questions without stop words. */
async function orama(chunks: readonly Chunk[], withoutStopWords: boolean): Promise<Rival> {
  const schema = { title: 'string', heading: 'string', text: 'string', page: 'string' } as const
  const built = create({ schema })
  await insertMultiple(built, chunks.map(documentOf), 1000)
  const json = JSON.stringify(save(built))
  const index = create({ schema })
  const { ms } = await timed(async () => load(index, JSON.parse(json)))
  const properties: ('title' | 'heading' | 'text')[] = ['title', 'heading', 'text']
  return {
    name: `Orama${withoutStopWords ? ' (our stop words)' : ''}`,
    loadMs: ms,
    bytes: Buffer.byteLength(json),
    saved: json,
    find: async (text) => {
      const term = withoutStopWords ? contentOf(text) : text
      const found = await search(index, { term, properties, limit: 10 })
      return found.hits.map((hit) => ({ page: String(hit.document.page) }))
    },
  }
}

function contentOf(question: string): string {
  const words = question.split(/\s+/).map((word) => word.replace(/[?,]+$/, ''))
  return words.filter((word) => !stopWords.has(word.toLowerCase())).join(' ')
}

function documentOf(chunk: Chunk) {
  return {
    id: chunk.id,
    page: chunk.url ?? '',
    title: chunk.title,
    heading: chunk.headingPath.join(' '),
    text: chunk.text,
  }
}

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const start = performance.now()
  const value = await work()
  return { value, ms: performance.now() - start }
}

/** Loading a saved index and answering from it, each engine in a process of its own. */
function loads(saved: readonly { readonly engine: string; readonly bytes: Uint8Array | string }[]) {
  const folder = mkdtempSync(join(tmpdir(), 'retrieval-'))
  const rows = saved.map(({ engine, bytes }) => {
    const file = join(folder, engine)
    writeFileSync(file, bytes)
    const runs = Array.from({ length: 5 }, () => {
      const { stdout } = spawnSync(process.execPath, [
        join(import.meta.dirname, 'load-in-fresh-process.ts'),
        engine,
        file,
      ])
      return JSON.parse(stdout.toString()) as { loadMs: number; firstAnswerMs: number; memory: number }
    })
    const middle = (of: (run: (typeof runs)[number]) => number) => runs.map(of).sort((a, b) => a - b)[2] ?? 0
    return {
      engine,
      load: middle((run) => run.loadMs),
      first: middle((run) => run.firstAnswerMs),
      memory: middle((run) => run.memory),
    }
  })
  rmSync(folder, { recursive: true })
  const miniSearch = rows.find(({ engine }) => engine === 'MiniSearch')?.load ?? 0
  console.log('\nLoading in a fresh process, the middle of five')
  console.table(
    rows.map(({ engine, load, first, memory }) => ({
      engine,
      'load ms': load.toFixed(1),
      'share of MiniSearch': (load / miniSearch).toFixed(3),
      'first answer ms': first.toFixed(1),
      'memory MiB': (memory / 2 ** 20).toFixed(0),
    })),
  )
}

/** Vector search: ours against installable libraries, and against comparing a question with every vector in full precision. */
async function vectors(count = 10_000, asked = 100) {
  const { texts, questions } = syntheticEmbeddings(count, asked)
  const rivals = await vectorRivals(texts)
  const truth = rivals.at(-1)
  const rows = []
  for (const { name, buildMs, find } of rivals) {
    const times: number[] = []
    let right = 0
    for (const question of questions) {
      const start = performance.now()
      const found = await find(question, 10)
      times.push(performance.now() - start)
      const nearest = (await truth?.find(question, 10)) ?? []
      right += found.filter((at) => nearest.includes(at)).length
    }
    rows.push({ name, buildMs, recall: right / asked / 10, ms: times.sort((a, b) => a - b)[asked >> 1] ?? 0 })
  }
  const brute = rows.at(-1)?.ms ?? 1
  console.log(`\nVectors: ${count} x 1536, ${asked} questions`)
  console.table(
    rows.map(({ name, buildMs, recall, ms }) => ({
      engine: name,
      'recall@10': recall.toFixed(4),
      'p50 ms': ms.toFixed(2),
      'share of brute force': (ms / brute).toFixed(3),
      'build s': (buildMs / 1000).toFixed(1),
    })),
  )
}

await lexical()
await vectors()
