import { afterAll, beforeAll, expect, test } from 'vitest'
import { pointers } from '#functions/knowledge/index/store'
import { access } from '#infra/access'
import { replaceWorld, world } from '#lib/world'
import { startRegion, type TestRegion } from '#test/support/handlers/start-region'

let region: TestRegion
beforeAll(async () => {
  region = await startRegion()
})
afterAll(() => region.stop())

test('attaching a file reads none of the agent’s knowledge, which this function may not access', async () => {
  expect(access['conversations/api'].readFiles).not.toContain('knowledge/')
  const agentId = 'attaching-agent-1'
  const owner = await region.newPerson()
  const more = { token: owner.token }
  await region.invoke('POST /v2/agents/{agentId}', { agentId, title: 'Files' }, more)
  await region.invoke('POST /v2/agents/{agentId}/publish', { agentId }, more)
  const { body } = await region.invoke('POST /v2/public/agents/{agentId}/conversations', { agentId })
  const asked: string[] = []
  const { database } = world()
  const undo = replaceWorld({
    ...world(),
    database: (command) => {
      asked.push(JSON.stringify(command.input))
      return database(command)
    },
  })
  const { conversationId, token } = body
  const file = { agentId, conversationId, name: 'a.png', bytes: 10 }
  const ATTACH = 'POST /v2/public/agents/{agentId}/conversations/{conversationId}/attachments'
  expect((await region.invoke(ATTACH, file, { token })).status).toBe(200)
  undo()
  const { pk, sk } = pointers.key({ agentId })
  expect(asked.length).toBeGreaterThan(0)
  expect(asked.filter((input) => input.includes(`"${pk}"`) && input.includes(`"${sk}"`))).toEqual([])
})
