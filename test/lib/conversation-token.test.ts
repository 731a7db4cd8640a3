import { afterEach, beforeEach, expect, test } from 'vitest'
import { replaceSecrets } from '#lib/secrets'
import { readConversationToken, signConversationToken } from '#lib/tokens/conversation-token'
import { replaceWorld } from '#lib/world'

const key = 'k'.repeat(32)
const older = 'o'.repeat(32)
const id = { agentId: 'agent-1234567890', conversationId: '01JZZZZZZZZZZZZZZZZZZZZZZZ' }
const DAY_MS = 24 * 3600 * 1000

beforeEach(() => replaceSecrets({ tokenKeys: [key] }))
afterEach(() => replaceSecrets(undefined))

test('a token proves its conversation', async () => {
  const claims = await readConversationToken(await signConversationToken(id))
  expect(claims).toMatchObject(id)
})

test('a token with one changed letter proves nothing', async () => {
  const token = await signConversationToken(id)
  const dot = token.lastIndexOf('.')
  for (const position of [4, 10, dot - 1, dot + 1, token.length - 2]) {
    const letter = token[position] === 'A' ? 'B' : 'A'
    expect(await readConversationToken(token.slice(0, position) + letter + token.slice(position + 1))).toBeUndefined()
  }
})

test('claims signed with another key prove nothing', async () => {
  replaceSecrets({ tokenKeys: [older] })
  const token = await signConversationToken(id)
  replaceSecrets({ tokenKeys: [key] })
  expect(await readConversationToken(token)).toBeUndefined()
})

test('a token of the previous key remains valid during a rotation', async () => {
  replaceSecrets({ tokenKeys: [older] })
  const token = await signConversationToken(id)
  replaceSecrets({ tokenKeys: [key, older] })
  expect(await readConversationToken(token)).toMatchObject(id)
})

test('a token expires after thirty days', async () => {
  const undo = replaceWorld({ now: () => 1_000_000_000_000 })
  const token = await signConversationToken(id)
  undo()
  const at = (now: number) => {
    const back = replaceWorld({ now: () => now })
    return readConversationToken(token).finally(back)
  }
  expect(await at(1_000_000_000_000 + 30 * DAY_MS - 1000)).toMatchObject(id)
  expect(await at(1_000_000_000_000 + 30 * DAY_MS)).toBeUndefined()
})

test.each(['', 'cv1.', 'cv1..', 'cv1.e30.', 'cv1.e30.AAAA', 'cv1.a.b.c', 'vg_12345678901234567890'])(
  '%j is not a token',
  async (text) => {
    expect(await readConversationToken(text)).toBeUndefined()
  },
)
