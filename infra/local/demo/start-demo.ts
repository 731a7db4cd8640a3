import { type LocalAddresses, loopback } from '#infra/local/local-addresses'
import { startDemoSite } from './demo-site.ts'
import { type Demo, seedDemo } from './seed-demo.ts'

/** The demo: a web page that carries the widget, and an owner whose agent has that page as its source. Returns a function that ends it. */
export const startDemo = async (
  { ports, dashboard, page }: LocalAddresses,
  dataDir: string,
  say: (line: string) => void,
  setClock?: (earlierMs: number) => Promise<void>,
): Promise<() => void> => {
  let demo: Demo | undefined
  const site = await startDemoSite(ports.page, { host: dashboard, agentId: () => demo?.agentId })
  const seeding = {
    dataDir,
    identity: loopback(ports.identity),
    api: `${dashboard}/api/eu`,
    chat: `${dashboard}/chat/eu`,
    page,
    setClock,
  }
  demo = await seedDemo(seeding).catch((failure: unknown) => {
    say(`the demo could not be made (it is tried again at the next start): ${String(failure)}`)
    return undefined
  })
  return () => {
    site.close()
    site.closeAllConnections()
  }
}
