import { expect, test, vi } from 'vitest'
import { agentChannels } from '#functions/channels/accounts/store'
import { handler as hook } from '#functions/channels/legacy-whatsapp-hook'
import { replaceWorld, world } from '#lib/world'
import { NUMBER, whatsappWorld } from '#test/channels/whatsapp/whatsapp-world'
import { whatsappBody, whatsappUpdates } from '#test/channels/whatsapp-updates'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

test('of a delivery for an agent without a number no body is parsed, and nothing more is read than that it has none', async () => {
  const it = await whatsappWorld()
  const { agentId } = it.agent
  const rawBody = whatsappBody(whatsappUpdates.text ?? {})
  let reads = 0
  const { database } = world()
  const restore = replaceWorld({
    database: async (command) => {
      reads++
      return database(command)
    },
  })
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const parse = vi.spyOn(JSON, 'parse')
  const post = async (to: string) => {
    reads = 0
    parse.mockClear()
    const event = eventFor('POST /agents/{agentId}/wa-webhook', { agentId: to }, { rawBody })
    const { statusCode } = await hook(event, lambdaContext())
    return { statusCode, reads, isParsed: parse.mock.calls.some(([text]) => text === rawBody) }
  }
  const none = { statusCode: 200, reads: 1, isParsed: false }
  expect(await post('agent-of-nobody')).toEqual(none)
  expect(await post(agentId)).toEqual(none)
  await agentChannels.save({ agentId, legacyAccount: NUMBER })
  expect(await post(agentId)).toMatchObject({ statusCode: 200, isParsed: true })
  write.mockRestore()
  parse.mockRestore()
  restore()
})
