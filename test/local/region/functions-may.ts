import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { StartedRegion } from './started-region.ts'

/** What a function of the local product may do, and what its objects are. */
export const functionsMay = ({ run, probe, reader, get }: StartedRegion): void => {
  describe('what a function may', () => {
    test('sees the variables that infra gives it and no other', async () => {
      const { body } = await get('/api/eu/variables')
      const ours = body.filter((name: string) => !name.startsWith('AWS_') && name !== 'TZ')
      expect(new Set(ours)).toEqual(
        new Set([
          'REGION_NAME',
          'TABLE_NAME',
          'BUS_NAME',
          'FILES_BUCKET',
          'FLOW_ARNS',
          'TOKENS_SECRET',
          'MAIL_FROM',
          'TRACKER_URL',
          'RELEASE',
        ]),
      )
    })

    test('a function that may only read cannot write', async () => {
      expect(await reader('has', { name: 'nothing' })).toEqual({ value: false })
      const tried = await reader('count', { name: 'not allowed' })
      expect(tried.refused).toBe('AccessDeniedException')
      expect(tried.message).toContain('reader/api is not authorized to perform: dynamodb:UpdateItem')
      expect(await probe('seen', { name: 'not allowed' })).toEqual({ value: 0 })
    })

    test('no function scans, reads a table that is not granted, or an index that does not exist', async () => {
      expect((await probe('scan')).refused).toBe('AccessDeniedException')
      expect((await probe('directory')).refused).toBe('AccessDeniedException')
      expect((await probe('index', { name: 'gsi1' })).refused).toBeUndefined()
      expect((await probe('index', { name: 'gsi3' })).refused).toBe('AccessDeniedException')
    })

    test('a bus, a secret, a flow, mail and objects need their grant', async () => {
      expect((await probe('publish', { type: 'probe.nobody', name: 'x' })).refused).toBeUndefined()
      expect((await probe('publish', { type: 'probe.nobody', name: 'x', bus: 'parley-na' })).refused).toBe(
        'AccessDeniedException',
      )
      expect((await probe('publish', { type: 'probe.nobody', name: 'x', bus: 'default' })).refused).toBe(
        'AccessDeniedException',
      )
      expect((await reader('publish', { type: 'probe.nobody', name: 'x', bus: 'parley-eu' })).refused).toBe(
        'AccessDeniedException',
      )
      expect((await reader('mail', { to: 'a@example.com' })).refused).toBe('AccessDeniedException')
      expect((await reader('put', { key: 'probe/x', base64: '' })).refused).toBe('AccessDenied')
      expect((await probe('put', { key: 'elsewhere/x', base64: '' })).refused).toBe('AccessDenied')
      expect((await probe('list', { prefix: '' })).refused).toBe('AccessDenied')
      expect((await probe('describe', { arn: 'arn:aws:states:eu-central-1:000000000000:execution:x:y' })).refused).toBe(
        'AccessDeniedException',
      )
    })

    test('the secret of tokens has keys to sign with, nothing of providers, and stays the same', async () => {
      const first = await probe('secret')
      expect(first.value).toMatchObject({
        tokenKeys: [expect.stringMatching(/^.{32,}$/)],
        originSecret: expect.any(String),
      })
      expect(await probe('secret')).toEqual(first)
      expect(Object.keys(Object(first.value)).toSorted()).toEqual(['originSecret', 'pushSeed', 'tokenKeys'])
    })

    test('a function that only signs cannot read the providers’ keys, nor another region’s', async () => {
      for (const name of ['parley/eu/providers', 'parley/na/tokens', 'parley/eu/unknown'])
        expect((await probe('secret', { name })).refused).toBe('AccessDeniedException')
    })

    test('an unsigned request, or one with an unknown key, is refused', async () => {
      const proxy = `http://127.0.0.1:${run.local.addresses.ports.awsProxies.eu}/`
      expect((await fetch(proxy, { method: 'POST', body: '{}' })).status).toBe(403)
      const signed = {
        authorization: 'AWS4-HMAC-SHA256 Credential=LOCALX/20260101/eu-central-1/dynamodb/aws4_request, Signature=0',
      }
      expect((await fetch(proxy, { method: 'POST', body: '{}', headers: signed })).status).toBe(403)
    })
  })

  describe('objects', () => {
    test('come back byte for byte', async () => {
      const bytes = randomBytes(300_000)
      await probe('put', { key: 'probe/a b/ü.bin', base64: bytes.toString('base64') })
      expect((await probe('get', { key: 'probe/a b/ü.bin' })).value === bytes.toString('base64')).toBe(true)
      expect((await reader('get', { key: 'probe/a b/ü.bin' })).value === bytes.toString('base64')).toBe(true)
      expect(await probe('list', { prefix: 'probe/a' })).toEqual({ value: ['probe/a b/ü.bin'] })
      expect((await probe('get', { key: 'probe/missing' })).refused).toBe('NoSuchKey')
    })

    test('a browser sends one to a presigned address, exactly as it was signed', async () => {
      const body = Buffer.from('%PDF-1.7 small')
      const type = 'application/pdf'
      const { value } = await probe('presign', { key: 'probe/upload.pdf', bytes: String(body.length), type })
      const url = String(value)
      const origin = run.local.addresses.dashboard
      const question = await fetch(url, {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'content-type' },
      })
      expect(question.status).toBe(200)
      expect(question.headers.get('access-control-allow-origin')).toBe(origin)
      const put = (address: string, given: Uint8Array<ArrayBuffer>, contentType = type) =>
        fetch(address, { method: 'PUT', body: given, headers: { origin, 'content-type': contentType } })

      expect((await put(url, Buffer.concat([body, body]))).status).toBe(403)
      expect((await put(url, body, 'text/html')).status).toBe(403)
      expect((await put(url.replace('upload.pdf', 'other.pdf'), body)).status).toBe(403)
      expect((await put(url.replace(/X-Amz-Expires=\d+/, 'X-Amz-Expires=600'), body)).status).toBe(403)
      const sent = await put(url, body)
      expect(sent.status).toBe(200)
      expect(sent.headers.get('access-control-allow-origin')).toBe(origin)
      expect(await probe('get', { key: 'probe/upload.pdf' })).toEqual({ value: body.toString('base64') })
    })

    test('any page may with a presigned URL, none without; no function can presign what it was not granted', async () => {
      const origin = 'https://customer.example'
      const { value } = await probe('presign', { key: 'probe/x', bytes: '1' })
      const question = await fetch(String(value), {
        method: 'OPTIONS',
        headers: { origin, 'access-control-request-method': 'PUT' },
      })
      expect(question.status).toBe(200)
      expect(question.headers.get('access-control-allow-origin')).toBe(origin)
      expect(question.headers.get('access-control-allow-credentials')).toBeNull()
      const unsigned = String(value).replace(/\?.*/, '')
      expect((await fetch(unsigned, { method: 'PUT', body: 'x', headers: { origin } })).status).toBe(403)
      const outside = await probe('presign', { key: 'elsewhere/x', bytes: '1' })
      const headers = { 'content-type': 'application/octet-stream' }
      expect((await fetch(String(outside.value), { method: 'PUT', body: 'x', headers })).status).toBe(403)
    })
  })
}
