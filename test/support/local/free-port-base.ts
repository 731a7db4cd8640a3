import { createServer, type Server } from 'node:net'

const listenOn = (port: number): Promise<Server | undefined> =>
  new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(undefined))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

const isFree = async (port: number): Promise<boolean> => {
  const server = await listenOn(port)
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)))
  return server !== undefined
}

/**
 * The first of `count` ports in a row on 127.0.0.1 that are free. Rows are below the ports that systems give out by
 * themselves, and the port before each is held as long as this process lives: of two processes only one gets a row.
 */
export const freePortBase = async (count: number): Promise<number> => {
  for (let attempt = 0; attempt < 200; attempt++) {
    const guarded = 20_000 + Math.floor(Math.random() * 600) * 20
    const guard = await listenOn(guarded)
    if (!guard) continue
    const row = Array.from({ length: count }, (_, offset) => guarded + 1 + offset)
    const free = await Promise.all(row.map(isFree))
    if (free.every(Boolean)) {
      guard.unref()
      return guarded + 1
    }
    guard.close()
  }
  throw new Error('no free ports')
}
