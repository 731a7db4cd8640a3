import { expect, test, vi } from 'vitest'
import { type HookRequest, type HookResponse, hook } from '#lib/http/hook'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'
import { eventFor } from '#test/support/handlers/invoke-route'
import { lambdaContext } from '#test/support/handlers/lambda-context'

const push = async (
  accept: (request: HookRequest) => Promise<HookResponse>,
  event = eventFor('POST /hooks/stripe', {}),
) => hook(accept)(event, lambdaContext())

test('a hook receives the raw bytes that the signature covers, and lower-case headers', async () => {
  const seen: HookRequest[] = []
  const raw = '{ "id":  1 }'
  const event = eventFor('POST /hooks/stripe', {}, { rawBody: raw, headers: { 'stripe-signature': 'v1=abc' } })
  const accept = async (request: HookRequest) => {
    seen.push(request)
    return { status: 200, body: 'ok' }
  }
  expect(await push(accept, event)).toMatchObject({ statusCode: 200, body: 'ok' })
  await push(accept, { ...event, body: Buffer.from(raw).toString('base64'), isBase64Encoded: true })
  expect(seen.map(({ body }) => Buffer.from(body).toString())).toEqual([raw, raw])
  expect(seen[0]).toMatchObject({ method: 'POST', headers: { 'stripe-signature': 'v1=abc' }, path: {}, query: {} })
})

test('a wrong signature is refused with the status of its problem', async () => {
  const refused = await push(async () => {
    throw new Problem('unauthenticated', problemText('signIn'))
  })
  expect(refused.statusCode).toBe(401)
})

test('a defect is answered with 500, without its message', async () => {
  const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const failed = await push(() => Promise.reject(new Error('the table is on fire')))
  logged.mockRestore()
  expect(failed.statusCode).toBe(500)
  expect(failed.body).not.toContain('fire')
})
