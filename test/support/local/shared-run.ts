import { perWorker } from '#test/support/browser/per-worker'
import { sharedSite } from './shared-site.ts'
import { startLocalRun } from './start-local-run.ts'

/** One local run for all browser tests of a worker; each file has an owner of its own in it (test/support/local/new-owner.ts). */
export const sharedRun = perWorker(
  async () => startLocalRun({ withDemo: true, environment: { SAFE_FETCH_ALLOW: (await sharedSite.get()).allow } }),
  (local) => local.stop(),
)
