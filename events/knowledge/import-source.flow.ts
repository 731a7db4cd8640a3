import { catchTo, flow, retryTwice as Retry } from '#events/flow'
import { nextOrFail } from './next-or-fail.ts'

const Catch = catchTo('Fail')

/**
 * Imports one source into its agent's index. Each step returns its input plus `outcome`: `fetch`, `continue`, `failed` with a
 * `code`, or anything else when there is nothing left to do (`unchanged`, `superseded` by a newer import, or done).
 * Documents are passed through the files bucket, because a state holds 256 KB.
 */
export const importSource = flow({
  Comment: 'Fetch a source, split it into chunks, add them to the agent’s index.',
  StartAt: 'Begin',
  TimeoutSeconds: 900,
  States: {
    Begin: {
      Type: 'Task',
      Resource: 'knowledge/imports/begin-import',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'IsBegun',
    },
    IsBegun: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.outcome', StringEquals: 'fetch', Next: 'Fetch' },
        { Variable: '$.outcome', StringEquals: 'continue', Next: 'Extract' },
        { Variable: '$.outcome', StringEquals: 'failed', Next: 'Fail' },
      ],
      Default: 'Done',
    },
    Fetch: {
      Type: 'Task',
      Resource: 'knowledge/imports/fetch-source',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'IsFetched',
    },
    IsFetched: nextOrFail('Extract', 'Done'),
    Extract: {
      Type: 'Task',
      Resource: 'knowledge/imports/extract-source',
      TimeoutSeconds: 120,
      Retry,
      Catch,
      Next: 'IsExtracted',
    },
    IsExtracted: nextOrFail('Index', 'Done'),
    Index: {
      Type: 'Task',
      Resource: 'knowledge/imports/index-source',
      TimeoutSeconds: 240,
      Retry,
      Catch,
      Next: 'IsIndexed',
    },
    IsIndexed: nextOrFail('Done', 'Done'),
    Fail: { Type: 'Task', Resource: 'knowledge/imports/fail-source', TimeoutSeconds: 30, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
