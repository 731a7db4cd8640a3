import { join, resolve } from 'node:path'
import { buildMissing } from './build-missing.ts'
import { demoOwner } from './demo/seed-demo.ts'
import { loopback } from './local-addresses.ts'
import { LocalProblem } from './local-problem.ts'
import { DEFAULT_PORT_BASE, portsFrom } from './ports.ts'
import { modelVariables } from './region/functions/region-secrets.ts'
import { type Local, startLocal } from './start-local.ts'

const root = resolve(import.meta.dirname, '../..')
const began = performance.now()
const say = (line: string) => console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${line}`)

const readBase = (): number => {
  const base = Number(process.env.PORT_BASE ?? DEFAULT_PORT_BASE)
  if (Number.isInteger(base) && base >= 1024 && base <= 65_000) return base
  throw new LocalProblem('PORT_BASE must be a whole number from 1024 to 65000.')
}

const describe = ({ addresses: { dashboard, page, ports } }: Local): string =>
  [
    '',
    `  Dashboard      ${dashboard}`,
    `  Demo login     ${demoOwner.email}  ${demoOwner.password}`,
    `  Mail           ${loopback(ports.mail)}   codes and invitations are read here`,
    `  Demo web page  ${page}   carries the widget, in each of its modes`,
    `  Phones         http://localhost:${ports.providers}/phone   write to an agent as its visitor`,
    `  DNS zone       http://localhost:${ports.zone}/zone   set a domain’s records as its owner`,
    `  API            ${dashboard}/openapi.json`,
    '',
    '  Ctrl-C ends everything; the data stays.',
    '',
  ].join('\n')

let local: Local | undefined
let isEnding = false
const end = async () => {
  // asked twice, or before there is anything to end in order: what was accepted is on disk either way
  if (isEnding || !local) process.exit(isEnding ? 1 : 0)
  isEnding = true
  await local.stop()
  process.exit(0)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end)

try {
  const isFollowing = process.argv.includes('--follow')
  const ports = portsFrom(readBase())
  await buildMissing(root, say)
  local = await startLocal({
    dataDir: resolve(process.env.LOCAL_DIR ?? join(root, '.local')),
    ports,
    webDir: join(root, 'dist/web'),
    portalDir: join(root, 'dist/portal'),
    widgetDir: join(root, 'widget/dist'),
    withDemo: true,
    // with a model's key each of its turns would cost the operator real money
    withPast: process.env.LOCAL_DEMO !== 'small' && !modelVariables.some((name) => process.env[name]),
    withGateway: process.env.DISCORD_GATEWAY !== 'off',
    follow: isFollowing ? root : undefined,
    say,
  })
  say('ready')
  console.log(describe(local))
} catch (failure) {
  console.error(failure instanceof LocalProblem ? failure.message : failure)
  process.exit(1)
}
