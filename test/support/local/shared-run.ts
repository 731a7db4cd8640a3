import { perWorker } from '#test/support/browser/per-worker'
import { startLocalRun } from './start-local-run.ts'

/** One local run for all browser tests of a worker; each file has an owner of its own in it (test/support/local/new-owner.ts). */
export const sharedRun = perWorker(
  () => startLocalRun({ withDemo: true }),
  (local) => local.stop(),
)
