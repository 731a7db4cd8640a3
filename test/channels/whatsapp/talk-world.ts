import { expect } from 'vitest'
import { callbackOf } from '#functions/channels/provider/callback'
import { settle } from '#functions/channels/sending/settle'
import { waitingSends } from '#functions/conversations/sending/store'
import { messages } from '#functions/conversations/store'
import type { Delivery } from '#shared/conversations/delivery'
import { whatsappBody } from '#test/channels/whatsapp-updates'
import { NUMBER, postMeta, whatsappWorld } from './whatsapp-world.ts'

export const metadata = { display_phone_number: '15550783881', phone_number_id: '106540352242922' }
export const ANN = '16505551234'
let serial = 0
export const nextId = () => `wamid.${++serial}`

export const writes = (text: string, more: object = {}) => ({
  metadata,
  contacts: [{ profile: { name: 'Ann' }, wa_id: ANN }],
  messages: [{ from: ANN, id: nextId(), timestamp: '1800000000', type: 'text', text: { body: text }, ...more }],
})
export const reports = (status: string, more: object = {}, at = 1_800_000_001) => ({
  metadata,
  statuses: [{ id: 'wamid.ours', status, timestamp: String(at), recipient_id: ANN, ...more }],
})
export const echoes = (text: string, more: object = {}) => ({
  metadata,
  message_echoes: [
    {
      from: '15550783881',
      to: ANN,
      id: nextId(),
      timestamp: '1800000002',
      type: 'text',
      text: { body: text },
      ...more,
    },
  ],
})

export const missing = (): never => {
  throw new Error('missing')
}

/** A visitor has written, and the agent's reply waits for WhatsApp. */
export const talkWorld = async () => {
  const it = await whatsappWorld()
  const comes = async (...values: readonly Readonly<Record<string, unknown>>[]) => {
    expect(await postMeta(whatsappBody(...values))).toBe(200)
    await it.work()
  }
  await comes(writes('Hi'))
  const [head] = it.conversations()
  const said = async () => (await messages.list(`CONV#${head?.conversationId}`, 'MSG#', { consistent: true })).items
  const reply = (await said()).find(({ role }) => role === 'agent')
  if (!head || !reply) throw new Error('nobody answered')
  const { conversationId } = head
  const callback = callbackOf(reply, 0, 1)
  return {
    ...it,
    comes,
    said,
    reply,
    conversationId,
    head: () => it.conversations().find((one) => one.conversationId === conversationId),
    ours: { biz_opaque_callback_data: callback },
    delivery: async () => (await messages.get({ conversationId, id: reply.id }, { consistent: true }))?.delivery,
    /** The worker has stored what became of its request. */
    settled: async (state: Delivery['state'], externalId?: string) => {
      const row = await waitingSends.get({ account: NUMBER, conversationId, messageId: reply.id }, { consistent: true })
      if (row) await settle({ row, message: reply }, { state, externalId })
    },
  }
}
