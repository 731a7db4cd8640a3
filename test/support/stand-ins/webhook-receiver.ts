import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'vitest'

export interface ReceivedWebhook {
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly text: string
  readonly body: Record<string, unknown>
}

interface Reply {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** A product's webhook on loopback: what came, in order, and how it answers. */
export const webhookReceiver = async () => {
  const received: ReceivedWebhook[] = []
  let reply: (request: ReceivedWebhook) => Reply | Promise<Reply> = () => ({})
  let isEchoing = false
  const server = createServer(async (request, response) => {
    const challenge = new URL(request.url ?? '/', 'http://hook').searchParams.get('hub.challenge')
    if (isEchoing && request.method === 'GET') return void response.end(challenge)
    const pieces: Buffer[] = []
    for await (const piece of request as AsyncIterable<Buffer>) pieces.push(piece)
    const text = Buffer.concat(pieces).toString('utf8')
    const webhook = { path: request.url ?? '', headers: request.headers, text, body: text ? JSON.parse(text) : {} }
    received.push(webhook)
    const { status = 200, headers = {}, body = '' } = await reply(webhook)
    response.writeHead(status, headers).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`
  return {
    url,
    received,
    /** How everything is answered from now on. */
    answer: (next: typeof reply) => {
      reply = next
    },
    /** Answers Meta's verification from now on, as its documentation asks. */
    echoChallenge: () => {
      isEchoing = true
    },
    /** Waits until this many have come, and returns them. */
    arrived: async (count: number): Promise<readonly ReceivedWebhook[]> => {
      await expect.poll(() => received.length).toBeGreaterThanOrEqual(count)
      return received
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type WebhookReceiver = Awaited<ReturnType<typeof webhookReceiver>>
