import { readFileSync } from 'node:fs'

/**
 * One start of one engine in a process of its own: reads its saved index from disk, opens it, answers one question, and prints
 * the time and memory that it took. `node load-in-fresh-process.ts <engine> <file>`.
 */
const [, , engine = '', file = ''] = process.argv
const question = 'How do I set the maximum number of connections?'

const opened = {
  ours: async () => {
    const { openIndex } = await import('#functions/knowledge/index-format/open-index')
    return (bytes: Buffer) => {
      const index = openIndex(bytes)
      return async () => (await index.search({ text: question, limit: 10 })).length
    }
  },
  MiniSearch: async () => {
    const { default: MiniSearch } = await import('minisearch')
    return (bytes: Buffer) => {
      const index = MiniSearch.loadJSON(bytes.toString(), {
        fields: ['title', 'heading', 'text'],
        storeFields: ['page', 'text'],
      })
      return async () => index.search(question).length
    }
  },
  Orama: async () => {
    const { create, load, search } = await import('@orama/orama')
    return (bytes: Buffer) => {
      const index = create({ schema: { title: 'string', heading: 'string', text: 'string', page: 'string' } as const })
      load(index, JSON.parse(bytes.toString()))
      return async () => (await search(index, { term: question, limit: 10 })).hits.length
    }
  },
}

if (!Object.hasOwn(opened, engine)) throw new Error(`no engine ${engine}`)
// the code is loaded before the measurement, which compares indexes
const open = await opened[engine as keyof typeof opened]()
const before = process.memoryUsage().rss
const start = performance.now()
const ask = open(readFileSync(file))
const loadMs = performance.now() - start
const found = await ask()
const firstAnswerMs = performance.now() - start
console.log(JSON.stringify({ loadMs, firstAnswerMs, found, memory: process.memoryUsage().rss - before }))
