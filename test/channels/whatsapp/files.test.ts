import { expect, onTestFinished, test } from 'vitest'
import { fetchWhatsappFile } from '#functions/channels/whatsapp/fetch-file'
import { whatsappPresence } from '#functions/channels/whatsapp/presence'
import { callProvider } from '#lib/fetch/call-provider'
import { accountId } from '#shared/channels/kinds'
import { webhookReceiver } from '#test/support/stand-ins/webhook-receiver'
import { type WhatsAppNumber, whatsappNumber } from '#test/support/stand-ins/whatsapp-number'

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const playMeta = (number: WhatsAppNumber) => {
  process.env.GRAPH_BASE_URL = `${number.address}/graph`
  onTestFinished(() => {
    delete process.env.GRAPH_BASE_URL
  })
}

/** What a person has sent, and the account with its token. */
const sentPhoto = async (number: WhatsAppNumber) => {
  await using hook = await webhookReceiver()
  await number.subscribe(hook)
  const [sofie = ''] = number.people
  const file = { name: 'p.png', type: 'image/png', base64: PIXEL }
  await number.act({ do: 'send', chat: sofie, from: sofie, as: 'photo', file, caption: '' })
  const [webhook] = await hook.arrived(1)
  const id = /"image":\{"id":"(\d+)"/.exec(webhook?.text ?? '')?.[1] ?? ''
  const messageId = /"id":"(wamid[^"]+)"/.exec(webhook?.text ?? '')?.[1] ?? ''
  return { id, messageId, account: { account: accountId('whatsapp', number.id), token: await number.fact('Token') } }
}

test('a file is fetched by its id, with the token for its address, too', async () => {
  using number = await whatsappNumber()
  playMeta(number)
  const { id, account } = await sentPhoto(number)
  const fetched = await fetchWhatsappFile({ id, name: 'photo.png' }, account)
  expect(fetched).toMatchObject({ kind: 'fetched' })
  expect(fetched.kind === 'fetched' && Buffer.from(fetched.bytes).toString('base64')).toBe(PIXEL)
})

test('one that is gone is missing, with another token it may come later, and an id that is none is asked of nobody', async () => {
  using number = await whatsappNumber()
  playMeta(number)
  const { id, account } = await sentPhoto(number)
  expect(await fetchWhatsappFile({ id: '999', name: 'x' }, account)).toMatchObject({ kind: 'missing' })
  expect(await fetchWhatsappFile({ id, name: 'x' }, { ...account, token: 'revoked' })).toMatchObject({
    kind: 'unavailable',
  })
  for (const strange of ['../me/accounts', '1?fields=access_token', ''])
    expect(await fetchWhatsappFile({ id: strange, name: 'x' }, account)).toEqual({ kind: 'missing', reason: 'gone' })
})

test('the message that is answered is marked as read, and the person sees that the agent writes', async () => {
  using number = await whatsappNumber()
  playMeta(number)
  const { messageId, account } = await sentPhoto(number)
  const [sofie = ''] = number.people
  const { typing } = whatsappPresence
  const answer = typing && (await callProvider(typing.request({ destination: { to: sofie }, messageId }, account)))
  expect(answer).toMatchObject({ kind: 'answered', status: 200 })
  expect((await number.bubbles(sofie))[0]?.state).toBe('read')
})
