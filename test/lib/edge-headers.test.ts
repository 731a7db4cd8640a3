import { afterEach, beforeEach, expect, test } from 'vitest'
import { callerFrom } from '#lib/http/request/caller'
import { replaceSecrets } from '#lib/secrets'

const tokenKeys = ['0123456789abcdef0123456789abcdef']
const claims = {
  'x-viewer-host': 'chat.agency.example',
  'cloudfront-viewer-address': '198.51.100.9:4711',
  'cloudfront-viewer-country': 'PT',
}
const callerWith = (headers: Record<string, string>) => callerFrom(headers, 'r', '203.0.113.7')
const directCaller = { requestId: 'r', ip: '203.0.113.7' }

beforeEach(() => replaceSecrets({ tokenKeys, originSecret: 'edge-secret' }))
afterEach(() => replaceSecrets(undefined))

test('the edge’s headers identify the viewer', async () => {
  expect(await callerWith({ ...claims, 'x-origin-secret': 'edge-secret' })).toEqual({
    requestId: 'r',
    ip: '198.51.100.9',
    country: 'PT',
    host: 'chat.agency.example',
  })
})

test('an IPv6 viewer keeps its whole address', async () => {
  const headers = { 'cloudfront-viewer-address': '2001:db8::7:4711', 'x-origin-secret': 'edge-secret' }
  expect((await callerWith(headers)).ip).toBe('2001:db8::7')
})

test.each([
  ['no secret', {}],
  ['a wrong secret', { 'x-origin-secret': 'edge-secrex' }],
  ['an empty secret', { 'x-origin-secret': '' }],
  ['a secret that is longer', { 'x-origin-secret': 'edge-secret-' }],
])('a direct call with %s cannot forge an agency, an address or a country', async (_, secret) => {
  expect(await callerWith({ ...claims, ...secret })).toEqual(directCaller)
})

test('without a configured secret no caller is the edge', async () => {
  replaceSecrets({ tokenKeys })
  expect(await callerWith({ ...claims, 'x-origin-secret': 'undefined' })).toEqual(directCaller)
})
