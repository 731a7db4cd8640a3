import { PassThrough, type Writable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { stream } from '#lib/http/stream'
import { contract } from '#shared/contract'
import { parseEvents, streamEventFor } from '#test/support/handlers/invoke-stream'
import { fromPortal, newAgencyPortal } from '#test/support/worlds/region-fixtures/portal-fixture'
import { teamFixture } from '#test/support/worlds/region-fixtures/team-fixture'

const { fixture } = teamFixture()
const KEY = 'POST /v2/public/things/{agentId}/talk'
const routes = contract({
  [KEY]: {
    auth: 'public',
    summary: 'Talks.',
    cors: true,
    stream: true,
    input: z.strictObject({ agentId: z.string() }),
    output: z.object({ type: z.string(), text: z.string() }),
  },
})

let variables: NodeJS.ProcessEnv
beforeAll(() => {
  variables = { ...process.env }
  Object.assign(process.env, {
    PUBLIC_URL: 'https://app.quillfort.example',
    FILES_ORIGIN: 'https://files.quillfort.example',
  })
  Object.assign(globalThis, {
    awslambda: {
      streamifyResponse: <H>(handler: H): H => handler,
      HttpResponseStream: { from: (out: Writable) => out },
    },
  })
})
afterAll(() => {
  process.env = variables
})

const talk = async (headers: Record<string, string>) => {
  const handler = stream(routes, {
    [KEY]: async (_input, _context, out) => {
      out.send({ type: 'file', text: 'https://files.quillfort.example/a?X-Amz-Signature=1' })
      out.send({ type: 'delta', text: 'Here it is.' })
      out.send({ type: 'card', text: 'https://app.quillfort.example/media/eu/a-1.png' }, 'id-1')
    },
  }) as unknown as (event: object, out: Writable, context: object) => Promise<void>
  const out = new PassThrough()
  let text = ''
  out.on('data', (chunk: Buffer) => {
    text += chunk.toString()
  })
  await handler(streamEventFor(KEY, { agentId: 'a' }, { headers }), out, {})
  return parseEvents(text)
}

test('a stream on an agency’s host names that host alone, its events in their order; elsewhere it stays as it is', async () => {
  const { host } = await newAgencyPortal(fixture.region, 'streams')
  const { headers = {} } = fromPortal(fixture.region, host)
  expect(await talk(headers)).toEqual([
    { type: 'file', text: `https://${host}/files/eu/a?X-Amz-Signature=1` },
    { type: 'delta', text: 'Here it is.' },
    { type: 'card', text: `https://${host}/media/eu/a-1.png` },
  ])
  const product = await talk({ ...headers, 'x-viewer-host': 'app.quillfort.example' })
  expect(product[0]).toEqual({ type: 'file', text: 'https://files.quillfort.example/a?X-Amz-Signature=1' })
})
