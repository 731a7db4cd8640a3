import type { Ports } from '#infra/local/ports'
import { startLocal } from '#infra/local/start-local'

/** A local run over the tests' own tables, as a process that can be killed: `node run-local.ts <dataDir> <ports>`. */
const [dataDir = '', ports = '{}'] = process.argv.slice(2)

const local = await startLocal({
  dataDir,
  ports: JSON.parse(ports) as Ports,
  webDir: dataDir,
  widgetDir: dataDir,
  tablesUrl: new URL('./tables.ts', import.meta.url).href,
  environment: {},
})
process.once('SIGTERM', async () => {
  await local.stop()
  process.exit(0)
})
console.log('ready')
