import type { AddressInfo } from 'node:net'
import type { Browser } from 'playwright-core'
import { startDemoSite } from '#infra/local/demo/demo-site'
import { atFileEnd } from '#test/support/browser/at-file-end'
import { sharedChromium } from '#test/support/browser/shared-chromium'
import { newOwner, type Owner } from './new-owner.ts'
import { sharedRun } from './shared-run.ts'
import type { LocalRun } from './start-local-run.ts'

export interface OwnRun {
  /** The worker's run; `addresses.page` is a customer's page that carries the owner's agent. */
  readonly local: LocalRun
  readonly browser: Browser
  readonly owner: Owner
}

/** The local run and the browser that a worker's test files share, with what is this file's alone: an owner, an agent and its page. */
export const ownRun = async (): Promise<OwnRun> => {
  const [shared, browser] = await Promise.all([sharedRun.get(), sharedChromium.get()])
  const { addresses } = shared
  const owner = await newOwner(shared)
  const site = await startDemoSite(0, { host: addresses.dashboard, agentId: () => owner.agentId })
  atFileEnd(() => {
    site.close()
    site.closeAllConnections()
  })
  const page = `http://localhost:${(site.address() as AddressInfo).port}/`
  return { local: { ...shared, addresses: { ...addresses, page } }, browser, owner }
}
