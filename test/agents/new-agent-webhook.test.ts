import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { AgentCreated } from '#events/agents/events'
import { ProductEvent } from '#events/analytics/events'
import { handler } from '#functions/agents/manage/call-new-agent-webhook'
import { handler as forward } from '#functions/analytics/forward-product-event'
import { deliver } from '#test/support/handlers/deliver'

interface Received {
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Record<string, unknown>
}

const listeners: { close(): unknown }[] = []

/** The operator's receiver, which always answers with one status. */
const receiver = async (status: number) => {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    received.push({
      headers: request.headers,
      body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
    })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  listeners.push(server)
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, received }
}

const created = {
  ...AgentCreated({
    workspaceId: 'ws1',
    agentId: 'agent1',
    title: 'Desk',
    agentPlatform: 'vg',
    enableNodes: true,
  }),
  id: '01EVENT',
}

afterEach(() => {
  delete process.env.NEW_AGENT_WEBHOOK_URL
  delete process.env.TRACKER_URL
  for (const server of listeners.splice(0)) server.close()
})

test('the configured webhook is called for a new agent, with an id for dropping a second delivery', async () => {
  const { url, received } = await receiver(200)
  process.env.NEW_AGENT_WEBHOOK_URL = url
  await deliver(handler, created)
  await deliver(handler, created)
  expect(received.map(({ headers }) => headers['x-event-id'])).toEqual(['01EVENT', '01EVENT'])
  expect(received[0]?.body).toMatchObject({ agent: { ID: 'agent1', ownerID: 'ws1', title: 'Desk' } })
  expect(JSON.stringify(received)).not.toContain('vg_')
})

test('if the webhook fails, the consumer throws and is retried', async () => {
  const { url } = await receiver(500)
  process.env.NEW_AGENT_WEBHOOK_URL = url
  await expect(deliver(handler, created)).rejects.toThrow('500')
})

test('without a webhook nothing is called', async () => {
  await expect(deliver(handler, created)).resolves.toBeUndefined()
})

test('product events reach the configured tracker under their own names', async () => {
  const { url, received } = await receiver(202)
  process.env.TRACKER_URL = url
  const properties = { agentId: 'agent1' }
  const event = ProductEvent({ name: 'new_agent_created', workspaceId: 'ws1', properties })
  await deliver(forward, event, { id: '01EVENT' })
  expect(received[0]?.body).toMatchObject({
    event: 'new_agent_created',
    userId: 'ws1',
    messageId: '01EVENT',
    properties: { agentId: 'agent1' },
  })
})
