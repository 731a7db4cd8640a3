import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { handler } from '#functions/channels/meta-hook'
import { replaceAppSecrets } from '#functions/channels/provider/app-secrets'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const SECRET = '0123456789abcdef0123456789abcdef'
const BODY = JSON.stringify({ object: 'user', entry: [{ id: '1', changes: [] }] })

const sign = (body: string, secret = SECRET) => `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`

const withApp = () => {
  replaceAppSecrets({ metaAppId: '1', metaAppSecret: SECRET, metaVerifyToken: 'ours' })
  onTestFinished(() => replaceAppSecrets(undefined))
}

const post = async (headers: Readonly<Record<string, string>>, appKey = 'platform', rawBody = BODY) =>
  (await handler(eventFor('POST /hooks/meta/{appKey}', { appKey }, { rawBody, headers }), lambdaContext())).statusCode

const ask = async (query: Readonly<Record<string, string>>, appKey = 'platform') => {
  const { statusCode, body } = await handler(
    eventFor('GET /hooks/meta/{appKey}', { appKey, ...query }, {}),
    lambdaContext(),
  )
  return { statusCode, body }
}

test('what Meta signed is taken, and what nobody reads of it is answered', async () => {
  withApp()
  expect(await post({ 'x-hub-signature-256': sign(BODY) })).toBe(200)
})

test('what is signed with another secret, changed, unsigned or for an app of nobody is refused', async () => {
  withApp()
  const right = sign(BODY)
  for (const headers of [
    { 'x-hub-signature-256': sign(BODY, 'another') },
    { 'x-hub-signature-256': sign(`${BODY} `) },
    { 'x-hub-signature-256': right.slice(7) },
    { 'x-hub-signature-256': '' },
    {},
  ])
    expect(await post(headers)).toBe(401)
  expect(await post({ 'x-hub-signature-256': right }, 'other')).toBe(401)
})

test('without an app nothing is taken, even what is signed with an empty secret', async () => {
  replaceAppSecrets({})
  onTestFinished(() => replaceAppSecrets(undefined))
  expect(await post({ 'x-hub-signature-256': sign(BODY, '') })).toBe(401)
  const { statusCode } = await ask({ 'hub.mode': 'subscribe', 'hub.challenge': '1', 'hub.verify_token': '' })
  expect(statusCode).toBe(401)
})

test('Meta is given its challenge back for our token only, and never a page', async () => {
  withApp()
  const query = { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': 'ours' }
  expect(await ask(query)).toEqual({ statusCode: 200, body: '1158201444' })
  for (const wrong of [
    { 'hub.verify_token': 'other' },
    { 'hub.mode': 'unsubscribe' },
    { 'hub.challenge': '<script>alert(1)</script>' },
  ])
    expect((await ask({ ...query, ...wrong })).statusCode).toBe(401)
})
