import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { portsFrom } from '#infra/local/ports'
import { startLocal } from '#infra/local/start-local'
import { freePortBase } from './free-port-base.ts'

const root = resolve(import.meta.dirname, '../../..')

/** The whole product on free ports of this machine, in a folder of its own that vanishes with it. Needs `npm run build`. */
export const startLocalRun = async (
  options: { withDemo?: boolean; withPast?: boolean; webDir?: string; environment?: Record<string, string> } = {},
) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'parley-'))
  const local = await startLocal({
    dataDir,
    ports: portsFrom(await freePortBase(11)),
    webDir: options.webDir ?? join(root, 'dist/web'),
    portalDir: join(root, 'dist/portal'),
    widgetDir: join(root, 'widget/dist'),
    withDemo: options.withDemo ?? false,
    withPast: options.withPast ?? false,
    environment: { ...process.env, ...options.environment },
  })
  return {
    ...local,
    dataDir,
    stop: async () => {
      await local.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type LocalRun = Awaited<ReturnType<typeof startLocalRun>>
