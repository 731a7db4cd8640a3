import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, vi } from 'vitest'
import { type Local, startLocal } from '#infra/local/start-local'
import { probeAt } from '#test/support/local/call-probe'
import { freePorts } from '#test/support/local/free-ports'

/** The local product with a probe's functions, started before a file's tests and stopped after them. */
export const startedRegion = () => {
  // nothing here waits for a clock, but the whole product starts, on whatever machine
  vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
  const run = {} as { local: Local; dataDir: string; base: string }
  beforeAll(async () => {
    run.dataDir = await mkdtemp(join(tmpdir(), 'parley-local-'))
    const ports = await freePorts()
    run.local = await startLocal({
      dataDir: run.dataDir,
      ports,
      webDir: run.dataDir,
      widgetDir: run.dataDir,
      tablesUrl: new URL('../../support/local/tables.ts', import.meta.url).href,
      environment: { TRACKER_URL: 'https://tracker.example', NEW_AGENT_WEBHOOK_URL: 'https://not-granted.example' },
      retryDelaysMs: [1, 1],
    })
    run.base = `http://127.0.0.1:${ports.edge}`
  })
  afterAll(async () => {
    await run.local?.stop()
    await rm(run.dataDir, { recursive: true, force: true })
  })

  const calling =
    (path?: string): ReturnType<typeof probeAt> =>
    (action, given) =>
      probeAt(run.local.addresses.ports.edge, path)(action, given)
  return {
    run,
    probe: calling(),
    /** A function that may only read. */
    reader: calling('/api/eu/read'),
    get: async (path: string, init: RequestInit = {}) => {
      const response = await fetch(run.base + path, init)
      return { status: response.status, headers: response.headers, body: await response.json().catch(() => undefined) }
    },
  }
}

export type StartedRegion = ReturnType<typeof startedRegion>
