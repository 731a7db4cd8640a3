import { createServer } from 'node:net'

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** The first of `count` ports in a row on 127.0.0.1 that nobody listens on. */
export const freePortBase = async (count: number): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const base = 20_000 + Math.floor(Math.random() * 3000) * 10
    const row = Array.from({ length: count }, (_, offset) => base + offset)
    const free = await Promise.all(row.map(isFree))
    if (free.every(Boolean)) return base
  }
  throw new Error('no free ports')
}
