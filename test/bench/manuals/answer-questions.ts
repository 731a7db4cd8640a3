import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { manualChunks, manualRoot } from './manual-chunks.ts'

export interface Question {
  readonly kind: string
  readonly text: string
  /** The pages that answer it. */
  readonly pages: readonly string[]
  /** A regular expression for the deciding words of a right answer. */
  readonly words?: string
}

/** The manuals that answers are measured on: the Debian packages apache2-doc, sqlite3-doc and python3.11-doc. */
export const answerManuals = [
  { name: 'apache', folder: 'usr/share/doc/apache2-doc/manual/en' },
  { name: 'sqlite', folder: 'usr/share/doc/sqlite3' },
  { name: 'python', folder: 'usr/share/doc/python3.11/html' },
] as const

/** Two manuals of older questions, which name no deciding words: postgresql-doc-15 and git-doc. */
const olderManuals = [
  {
    name: 'postgresql',
    folder: 'usr/share/doc/postgresql-doc-15/html',
    files: ['questions', 'further-questions', 'questions-held-out'],
  },
  { name: 'git', folder: 'usr/share/doc/git/html', files: ['questions-git'] },
] as const

/** A manual's chunks as the product makes them; nothing when its package is not there. */
export const chunksOfManual = async (name: string) => {
  const manual = [...answerManuals, ...olderManuals].find((one) => one.name === name)
  const isFlat = olderManuals.some((one) => one.name === name)
  return manual && (await manualChunks(join(manualRoot, manual.folder), { hasFolders: !isFlat }))?.chunks
}

export const questionsIn = async (file: string): Promise<readonly Question[]> =>
  JSON.parse(await readFile(new URL(`../questions/${file}.json`, import.meta.url), 'utf8'))

/** `tune` may set weights; `held` is only ever measured. */
export const halfOf = (text: string): 'tune' | 'held' =>
  (createHash('sha256').update(text).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'held'

/** All questions that may set weights: no held one. `isCrossed` ones are also put to the other manuals. */
export const developmentQuestions = async () => {
  const own = await Promise.all(
    answerManuals.map(async ({ name }) =>
      [
        ...(await questionsIn(`answers/${name}`)).filter(({ text }) => halfOf(text) === 'tune'),
        ...(await questionsIn(`answers/${name}-further`)),
      ].map((one) => ({ ...one, manual: name as string, isCrossed: true })),
    ),
  )
  const older = await Promise.all(
    olderManuals.flatMap(({ name, files }) =>
      files.map(async (file) =>
        (await questionsIn(file)).map((one) => ({ ...one, manual: name as string, isCrossed: false })),
      ),
    ),
  )
  return [...own, ...older].flat()
}
