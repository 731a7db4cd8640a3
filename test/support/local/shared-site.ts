import { perWorker } from '#test/support/browser/per-worker'
import { fixtureSite } from '#test/support/providers/fixture-site'

/** A company's website that the local run of a worker may fetch; each file sets what it answers. */
export const sharedSite = perWorker(fixtureSite, async (site) => site[Symbol.asyncDispose]())
