import type { Server } from 'node:http'

/** Longer than `forward` keeps an idle connection, so that none is closed just as a request goes out on it. */
const KEEP_ALIVE_MS = 75_000

/** Listens on loopback only; rejects where the port is taken. */
export const listen = <S extends Server>(server: S, port: number): Promise<S> =>
  new Promise((resolve, reject) => {
    server.keepAliveTimeout = KEEP_ALIVE_MS
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve(server)
    })
  })
