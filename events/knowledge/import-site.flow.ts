import { catchTo, flow, retryTwice as Retry } from '#events/flow'
import { nextOrFail } from './next-or-fail.ts'

const Catch = catchTo('Fail')

/**
 * Imports the pages of a crawl into an agent's index as one source, with one build of the index. The steps' results are those of
 * `knowledge/import-source`; `Tidy` deletes the pages that the source no longer consists of.
 */
export const importSite = flow({
  Comment: 'Split the pages of a crawl into chunks, add them to the agent’s index, clean up.',
  StartAt: 'Extract',
  TimeoutSeconds: 900,
  States: {
    Extract: {
      Type: 'Task',
      Resource: 'knowledge/site-imports/extract-site',
      TimeoutSeconds: 240,
      Retry,
      Catch,
      Next: 'IsExtracted',
    },
    IsExtracted: nextOrFail('Index', 'Tidy'),
    Index: {
      Type: 'Task',
      Resource: 'knowledge/imports/index-source',
      TimeoutSeconds: 240,
      Retry,
      Catch,
      Next: 'IsIndexed',
    },
    IsIndexed: nextOrFail('Tidy', 'Tidy'),
    Fail: { Type: 'Task', Resource: 'knowledge/imports/fail-source', TimeoutSeconds: 30, Retry, Next: 'Tidy' },
    Tidy: { Type: 'Task', Resource: 'knowledge/site-imports/clean-up-site', TimeoutSeconds: 60, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
