import { beforeEach } from 'vitest'
import { NOT_RUN } from './not-run.ts'

/**
 * For a file whose tests go on from each other on one page: after the first that fails the rest fail at once, by name,
 * instead of each waiting for what is not there.
 */
export const oneStory = (): void => {
  let failed: string | undefined
  beforeEach(({ task, onTestFailed }) => {
    if (failed !== undefined) throw new Error(`${NOT_RUN}“${failed}” failed before it.`)
    onTestFailed(() => {
      failed = task.name
    })
  })
}
