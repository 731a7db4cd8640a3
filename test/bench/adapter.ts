import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import type { Context } from 'aws-lambda'
import * as z from 'zod'
import { api } from '#lib/http/api'
import { contract } from '#shared/contract'
import { eventFor } from '#test/support/handlers/invoke-route'

/**
 * The cost of the route adapter over bare node:http: route, parse, identify, authorise, validate, serialise; no store.
 * The client runs in a worker, so only the server's thread is counted.
 */
const CALLS = 6000
process.env.LOG_LEVEL = 'error'
process.env.REGION_NAME = 'eu'

const routes = contract({
  'POST /echo/{agentId}': {
    auth: 'public',
    summary: 'Says it back.',
    input: z.strictObject({ agentId: z.string(), text: z.string().max(4000) }),
    output: z.object({ agentId: z.string(), text: z.string() }),
  },
})
const handler = api(routes, { 'POST /echo/{agentId}': async ({ agentId, text }) => ({ agentId, text }) })

const read = async (request: Parameters<RequestListener>[0]): Promise<string> => {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}

const bare: RequestListener = async (request, response) => {
  const { text } = JSON.parse(await read(request)) as { text: string }
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ agentId: 'a', text }))
}

const adapted: RequestListener = async (request, response) => {
  const rawBody = await read(request)
  const result = (await handler(eventFor('POST /echo/{agentId}', { agentId: 'a' }, { rawBody }), {
    functionName: 'bench',
  } as Context)) as { statusCode: number; headers: Record<string, string>; body: string }
  response.writeHead(result.statusCode, result.headers).end(result.body)
}

const client = `
  const { parentPort, workerData } = require('node:worker_threads')
  const body = JSON.stringify({ text: 'How much is a full service, and how long does it take?' })
  const one = async () => { const r = await fetch(workerData.url, { method: 'POST', body, headers: { 'content-type': 'application/json' } }); if (!r.ok) throw new Error(String(r.status)); await r.arrayBuffer() }
  ;(async () => { for (let done = 0; done < workerData.calls; done += 20) await Promise.all(Array.from({ length: 20 }, one)); parentPort.postMessage('done') })()`

const measure = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const run = (calls: number) =>
    new Promise<void>((resolve, reject) => {
      new Worker(client, { eval: true, workerData: { url, calls } })
        .once('message', () => resolve())
        .once('error', reject)
    })
  await run(1000)
  const before = process.threadCpuUsage()
  await run(CALLS)
  const { user, system } = process.threadCpuUsage(before)
  server.closeAllConnections()
  server.close()
  return (user + system) / CALLS
}

const plain = await measure(bare)
const ours = await measure(adapted)
console.table({
  'bare node:http': { 'µs of CPU a call': plain.toFixed(1), ratio: '1.0' },
  'route adapter': { 'µs of CPU a call': ours.toFixed(1), ratio: (ours / plain).toFixed(1) },
})
