import { createServer, type Server } from 'node:net'
import type { Ports } from '#infra/local/ports'

const open = (): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

/** Eight ports that were free a moment ago. */
export const freePorts = async (): Promise<Ports> => {
  const servers = await Promise.all(Array.from({ length: 8 }, open))
  const [edge = 0, page = 0, mail = 0, identity = 0, objects = 0, database = 0, eu = 0, na = 0] = servers.map(
    (server) => {
      const address = server.address()
      return typeof address === 'object' && address ? address.port : 0
    },
  )
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return { edge, page, mail, identity, objects, database, awsProxies: { eu, na } }
}
