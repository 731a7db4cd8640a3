import type { Server } from 'node:http'

/** Listens on loopback only; rejects where the port is taken. */
export const listen = <S extends Server>(server: S, port: number): Promise<S> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve(server)
    })
  })
