import { hook } from '#lib/http/hook'
import { jsonOf } from '#lib/http/request/json-of'
import { log } from '#lib/log'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { agentChannels } from './accounts/store.ts'
import { acceptSlices } from './inbound/accept-slices.ts'
import { telegramIntake } from './telegram/intake.ts'

const MAX_BYTES = 1024 * 1024

/**
 * Telegram's updates for an agent's bot. Telegram holds a chat's next update back until this one is answered with 2xx, and tries
 * for a day: so an update is stored before it is answered, and one that no repetition would make readable is answered too.
 */
export const handler = hook(async (push) => {
  const { agentId = '' } = push.path
  const channels = await agentChannels.get({ agentId })
  telegramIntake.verify(push, channels?.telegramSecret ?? '')
  if (push.body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  const body = jsonOf(push.body)
  const slices = telegramIntake.slices(body, channels?.telegramAccount)
  if (slices.length === 0) log('warn', 'no update', { agentId, count: push.body.byteLength })
  await acceptSlices(slices)
  return { status: 200 }
})
