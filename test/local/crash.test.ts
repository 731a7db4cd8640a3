import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Ports } from '#infra/local/ports'
import { probeAt } from '#test/support/local/call-probe'
import { chosenEngines } from '#test/support/local/chosen-engines'
import { eventually } from '#test/support/local/eventually'
import { freePorts } from '#test/support/local/free-ports'

const script = fileURLToPath(new URL('../support/local/run-local.ts', import.meta.url))

let dataDir: string
let ports: Ports
let child: ChildProcess | undefined

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parley-crash-'))
  ports = await freePorts()
})

afterEach(async () => {
  child?.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 })
})

const start = async (LOCAL_DATABASE: string): Promise<ChildProcess> => {
  const run = spawn(process.execPath, [script, dataDir, JSON.stringify(ports)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOCAL_DATABASE },
  })
  child = run
  await Promise.race([
    once(run.stdout, 'data'),
    once(run, 'exit').then(() => {
      throw new Error('the run ended before it was ready')
    }),
  ])
  return run
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })

const allPorts = () => [
  ports.edge,
  ports.mail,
  ports.identity,
  ports.objects,
  ports.database,
  ports.awsProxies.eu,
  ports.awsProxies.na,
]

const nobodyListens = async () => (await Promise.all(allPorts().map(isListening))).every((isUp) => !isUp)

const engines = chosenEngines('crash')

test.each(engines)(
  'kill -9 loses nothing that was accepted: rows, objects, deliveries and flows go on (LOCAL_DATABASE=%s)',
  async (engine) => {
    const probe = probeAt(ports.edge)
    const first = await start(engine)
    await probe('count', { name: 'a row' })
    await probe('put', { key: 'probe/kept', base64: Buffer.from('kept').toString('base64') })
    await probe('publish', { type: 'probe.held', name: 'parcel' })
    await probe('start', { name: 'ascent', gate: 'weather' })
    await eventually('the delivery began', async () => (await probe('seen', { name: 'parcel began' })).value === 1)
    await eventually('the flow began', async () => (await probe('seen', { name: 'ascent first' })).value === 1)
    await probe('count', { name: 'parcel open' })
    await probe('count', { name: 'weather' })

    first.kill('SIGKILL')
    await once(first, 'exit')
    await eventually('everything of it is gone, the database too', nobodyListens)

    await start(engine)
    expect(await probe('seen', { name: 'a row' })).toEqual({ value: 1 })
    expect(await probe('get', { key: 'probe/kept' })).toEqual({ value: Buffer.from('kept').toString('base64') })
    await eventually('the delivery is done', async () => (await probe('seen', { name: 'parcel done' })).value === 1)
    await eventually('the flow went on', async () => (await probe('seen', { name: 'ascent second' })).value === 1)
    expect(await probe('seen', { name: 'ascent first' })).toEqual({ value: 2 })
  },
)

test.each(engines)('SIGTERM ends every part of a run (LOCAL_DATABASE=%s)', async (engine) => {
  const run = await start(engine)
  run.kill('SIGTERM')
  const [code] = await once(run, 'exit')
  expect(code).toBe(0)
  await eventually('nothing listens any more', nobodyListens)
})
