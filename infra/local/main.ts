import { join, resolve } from 'node:path'
import { buildMissing } from './build-missing.ts'
import { LocalProblem } from './local-problem.ts'
import { DEFAULT_PORT_BASE, portsFrom } from './ports.ts'
import { startLocal } from './start-local.ts'

const root = resolve(import.meta.dirname, '../..')
const started = performance.now()
const say = (line: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1)} s  ${line}`)

try {
  const base = Number(process.env.PORT_BASE ?? DEFAULT_PORT_BASE)
  if (!Number.isInteger(base) || base < 1024 || base > 65_000)
    throw new LocalProblem('PORT_BASE must be a number from 1024 to 65000.')
  await buildMissing(root, say)
  const local = await startLocal({
    dataDir: resolve(process.env.LOCAL_DIR ?? join(root, '.local')),
    ports: portsFrom(base),
    webDir: join(root, 'dist/web'),
    widgetDir: join(root, 'widget/dist'),
    say,
  })
  say(`ready\n\n  Dashboard    ${local.urls.dashboard}\n  Mail         ${local.urls.mail}\n`)
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, async () => {
      if (isEnding) process.exit(1)
      isEnding = true
      await local.stop()
      process.exit(0)
    })
} catch (failure) {
  console.error(failure instanceof LocalProblem ? failure.message : failure)
  process.exit(1)
}
