import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerByHandlers, type Exchange } from './answer-by-handlers.ts'
import type { TestRegion } from './start-region.ts'

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString()
}

/** The real handlers of a region behind real HTTP, as the edge offers them; remembers every exchange. */
export const handlersOverHttp = async (region: TestRegion) => {
  const exchanges: Exchange[] = []
  const answer = async (request: IncomingMessage) =>
    answerByHandlers(region, {
      method: request.method ?? '',
      path: request.url ?? '/',
      body: await textOf(request),
      authorization: request.headers.authorization,
    })
  const server = createServer((request, response) => {
    void answer(request).then((made) => {
      if (!made) return response.writeHead(404).end('{}')
      exchanges.push(made.exchange)
      return response.writeHead(made.exchange.status, { 'content-type': made.type }).end(made.text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    exchanges,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
