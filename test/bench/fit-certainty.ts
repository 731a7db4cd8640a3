import { sourcesOf } from '#functions/conversations/turn/answer/sources-of'
import { buildIndex } from '#functions/knowledge/index-format/build-index'
import { openIndex } from '#functions/knowledge/index-format/open-index'
import { toRetrievedChunks } from '#functions/knowledge/search/to-retrieved-chunks'
import { nearness, support } from '#functions/models/offline/extract/certainty'
import { pageOf } from '#functions/models/offline/extract/reading/page-of'
import { queryOf } from '#functions/models/offline/extract/reading/query-of'
import { readSources } from '#functions/models/offline/extract/reading/read-sources'
import { chunksOfManual, developmentQuestions, type Question } from '#test/bench/manuals/answer-questions'

/**
 * Fits the weights of functions/models/offline/extract/certainty.ts: two logistic regressions, by Newton's method with a penalty of
 * one on the square of each weight. Only development questions are read. The questions about one manual, put to the others, are
 * examples of what a manual does not say, at a small weight since some of them it does.
 */
const SOURCES = 6
const FOREIGN_WEIGHT = 0.2

interface Example {
  readonly evidence: Readonly<Record<string, number>>
  readonly isRight: boolean
  readonly weight: number
}

const near: Example[] = []
const answers: Example[] = []
const questions = await developmentQuestions()
const manuals = [...new Set(questions.map(({ manual }) => manual))]
for (const manual of manuals) {
  const chunks = await chunksOfManual(manual)
  if (!chunks) {
    console.log(`Not fitted: the manual ${manual} is not there.`)
    process.exit(1)
  }
  const sources = [...new Set(chunks.map(({ sourceId }) => sourceId))].map((id) => ({ id, tags: [] }))
  const index = openIndex(buildIndex({ sources, chunks }))
  const isForeign = (one: (typeof questions)[number]) =>
    one.manual !== manual && one.kind !== 'unanswerable' && one.isCrossed
  const isCrossed = questions.some((one) => one.manual === manual && one.isCrossed)
  for (const one of questions) {
    if (one.manual === manual) await learn(index, one, 1)
    else if (isCrossed && isForeign(one))
      await learn(index, { ...one, kind: 'unanswerable', pages: [] }, FOREIGN_WEIGHT)
  }
}
for (const [name, examples] of Object.entries({ near, answer: answers })) {
  console.log(`\n${name}: ${examples.length} examples`)
  console.log(fitted(examples))
}

async function learn(index: ReturnType<typeof openIndex>, { kind, text, pages }: Question, weight: number) {
  const hits = await index.search({ text, limit: SOURCES })
  const sources = sourcesOf(toRetrievedChunks(hits, index), { maxChunkSize: 2424 })
  const reading = readSources(queryOf(text), sources)
  const best = reading.ranked[reading.statements[0] ?? -1]
  if (!best) return
  const first = [...new Set(sources.map(pageOf))].slice(0, 3)
  const isNear = first.some((page) => pages.includes(page))
  // an answerable question whose page is not among the first is an example of neither
  if (kind === 'unanswerable' || isNear) near.push({ evidence: nearness(reading), isRight: isNear, weight })
  answers.push({ evidence: support(reading, best), isRight: pages.includes(pageOf(best.unit.source)), weight })
}

/** Weights for the evidence as it is; the penalty is on evidence of unit variance. */
function fitted(examples: readonly Example[]): Readonly<Record<string, number>> {
  const names = Object.keys(examples[0]?.evidence ?? {})
  const columns = names.map((name) => examples.map(({ evidence }) => evidence[name] ?? 0))
  const means = columns.map((column) => column.reduce((sum, value) => sum + value, 0) / column.length)
  const spreads = columns.map(
    (column, at) =>
      Math.sqrt(column.reduce((sum, value) => sum + (value - (means[at] ?? 0)) ** 2, 0) / column.length) || 1,
  )
  const rows = examples.map((_, row) => [
    ...columns.map((column, at) => ((column[row] ?? 0) - (means[at] ?? 0)) / (spreads[at] ?? 1)),
    1,
  ])
  let weights = rows[0]?.map(() => 0) ?? []
  for (let step = 0; step < 40; step++) weights = improved(weights, rows, examples)
  const raw = names.map((_, at) => (weights[at] ?? 0) / (spreads[at] ?? 1))
  const bias = (weights.at(-1) ?? 0) - raw.reduce((sum, weight, at) => sum + weight * (means[at] ?? 0), 0)
  const rounded = (value: number) => Math.round(value * 1000) / 1000
  return { ...Object.fromEntries(names.map((name, at) => [name, rounded(raw[at] ?? 0)])), bias: rounded(bias) }
}

function improved(weights: readonly number[], rows: readonly (readonly number[])[], examples: readonly Example[]) {
  const size = weights.length
  const penalty = (at: number): number => (at === size - 1 ? 1e-9 : 1)
  const gradient = weights.map((weight, at) => -penalty(at) * weight)
  const curve = weights.map((_, at) => weights.map((__, other) => (at === other ? penalty(at) : 0)))
  for (const [place, row] of rows.entries()) {
    const { isRight, weight } = examples[place] ?? { isRight: false, weight: 0 }
    const expected = 1 / (1 + Math.exp(-row.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), 0)))
    for (const [at, value] of row.entries()) {
      gradient[at] = (gradient[at] ?? 0) + weight * value * (Number(isRight) - expected)
      const line = curve[at]
      if (line)
        for (const [other, second] of row.entries())
          line[other] = (line[other] ?? 0) + weight * value * second * expected * (1 - expected)
    }
  }
  const change = solved(curve, gradient)
  return weights.map((weight, at) => weight + (change[at] ?? 0))
}

/** Gauss-Jordan; the penalty keeps the matrix positive. */
function solved(matrix: readonly (readonly number[])[], values: readonly number[]): readonly number[] {
  const rows = matrix.map((row, at) => [...row, values[at] ?? 0])
  for (let at = 0; at < rows.length; at++) {
    const pivot = rows[at]?.[at] ?? 1
    rows[at] = rows[at]?.map((value) => value / pivot) ?? []
    for (const [other, row] of rows.entries()) {
      const factor = row[at] ?? 0
      if (other !== at) rows[other] = row.map((value, column) => value - factor * (rows[at]?.[column] ?? 0))
    }
  }
  return rows.map((row) => row.at(-1) ?? 0)
}
