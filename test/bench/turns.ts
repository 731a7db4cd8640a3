import { readFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { startLocalRun } from '#test/support/local/start-local-run'

/**
 * Turns through everything but the cloud: HTTP, edge, gateway, adapter, database on disk, knowledge, offline model,
 * Server-Sent Events. The model takes almost no time, so the rest is our own. Client and product share the machine.
 */
const local = await startLocalRun({ withDemo: true })
const { agentId } = JSON.parse(readFileSync(join(local.dataDir, 'demo.json'), 'utf8')) as { agentId: string }
const base = `http://127.0.0.1:${local.addresses.ports.edge}`
const path = `/v2/public/agents/${agentId}/conversations`
let serial = 0
let visitors = 0

interface Started {
  readonly conversationId: string
  readonly token: string
}

/** Each visitor has an address of their own, because the product limits conversations per address. */
const start = (): Promise<Started> => {
  const visitor = ++visitors
  return new Promise((resolve, reject) => {
    request(
      `${base}/api/eu${path}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        localAddress: `127.0.${Math.floor(visitor / 250) + 1}.${(visitor % 250) + 1}`,
      },
      async (response) => {
        let text = ''
        for await (const chunk of response) text += String(chunk)
        if (response.statusCode === 200) resolve(JSON.parse(text) as Started)
        else reject(new Error(`start: ${response.statusCode} ${text}`))
      },
    )
      .once('error', reject)
      .end('{}')
  })
}

interface Timed {
  readonly firstByteMs: number
  readonly firstWordMs: number
  readonly isWhole: boolean
}

const ask = async ({ conversationId, token }: Started): Promise<Timed> => {
  const began = performance.now()
  const response = await fetch(`${base}/chat/eu${path}/${conversationId}/messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({
      clientId: `bench-${String(++serial).padStart(8, '0')}`,
      text: 'How much is a full service?',
    }),
  })
  let [firstByteMs, firstWordMs, text] = [0, 0, '']
  for await (const chunk of response.body ?? []) {
    if (firstByteMs === 0) firstByteMs = performance.now() - began
    text += Buffer.from(chunk).toString()
    if (firstWordMs === 0 && text.includes('event: delta')) firstWordMs = performance.now() - began
  }
  return { firstByteMs, firstWordMs, isWhole: text.includes('event: done') }
}

const at = (share: number, values: readonly number[]): string =>
  (values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0).toFixed(1)

const row = (timed: readonly Timed[]) => ({
  turns: timed.length,
  failed: timed.filter(({ isWhole }) => !isWhole).length,
  'first byte p50 ms': at(
    0.5,
    timed.map(({ firstByteMs }) => firstByteMs),
  ),
  'first byte p99 ms': at(
    0.99,
    timed.map(({ firstByteMs }) => firstByteMs),
  ),
  'first word p50 ms': at(
    0.5,
    timed.map(({ firstWordMs }) => firstWordMs),
  ),
  'first word p99 ms': at(
    0.99,
    timed.map(({ firstWordMs }) => firstWordMs),
  ),
})

try {
  const one = await start()
  await ask(one)
  const alone: Timed[] = []
  for (let turn = 0; turn < 20; turn++) alone.push(await ask(await start()))
  const many = await Promise.all(Array.from({ length: 60 }, start))
  const memoryBefore = process.memoryUsage().rss
  const together = await Promise.all(many.map(ask))
  console.table({ 'one after the other': row(alone), '60 at once': row(together) })
  console.log(
    `resident memory grew by ${((process.memoryUsage().rss - memoryBefore) / 60 / 1024).toFixed(0)} KiB a stream (client and product together)`,
  )
} finally {
  await local.stop()
}
