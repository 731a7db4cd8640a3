import { afterAll, beforeAll, expect, test } from 'vitest'
import { replaceWorld } from '#lib/world'
import { invokeStream } from '#test/support/handlers/invoke-stream'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

const PUBLIC = '/v2/public/agents/{agentId}/conversations'
const CONVERSATION = '/v2/agents/{agentId}/conversations/{conversationId}'
const HISTORIES = 30

let region: TestRegion
let owner: Awaited<ReturnType<TestRegion['newPerson']>>
beforeAll(async () => {
  region = await startRegion()
  owner = await region.newPerson({ name: 'Amira Khan' })
})
afterAll(() => region.stop())

test('messages and notices are listed in the order in which they were stored, even in one millisecond', async () => {
  const agentId = 'order-agent-0001'
  const team = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Desk' }, team)
  const now = Date.now()
  const release = replaceWorld({ now: () => now })
  const talk = async (serial: number) => {
    const { body } = await region.invoke(`POST ${PUBLIC}`, { agentId })
    const { conversationId, token } = body as { conversationId: string; token: string }
    const ids = { agentId, conversationId }
    let messages = 0
    const send = async (text: string) => {
      const clientId = `order-${serial}-${String(++messages).padStart(6, '0')}`
      await invokeStream(`POST ${PUBLIC}/{conversationId}/messages`, { ...ids, clientId, text }, { token })
    }
    await send('one')
    await region.invoke(`POST ${PUBLIC}/{conversationId}/handoff`, { ...ids, to: 'person' }, { token })
    await send('two')
    await region.invoke(`POST ${CONVERSATION}/take-over`, ids, team)
    await send('three')
    await send('four')
    await region.invoke(`POST ${CONVERSATION}/replies`, { ...ids, clientId: `person-${serial}-01`, text: 'five' }, team)
    await send('six')
    await region.invoke(`POST ${CONVERSATION}/return`, ids, team)
    await send('seven')
    await region.invoke(`POST ${CONVERSATION}/end`, ids, team)
    const history = await region.invoke(`GET ${PUBLIC}/{conversationId}/messages`, ids, { token })
    return (history.body.messages as { role: string; text: string; notice?: string }[])
      .map(({ role, text, notice }) => notice ?? (role === 'agent' ? 'agent' : text))
      .filter((it, at) => at > 0 || it !== 'agent')
      .join(' ')
  }
  const histories = await Promise.all(Array.from({ length: HISTORIES }, (_, serial) => talk(serial)))
  release()
  const inOrder = 'one agent requested two joined three four five six returned seven agent ended'
  expect(histories).toEqual(Array.from({ length: HISTORIES }, () => inOrder))
})
