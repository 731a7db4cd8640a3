import { catchTo, flow, retryTwice as Retry } from '#events/flow'

const Catch = catchTo('Fail')

const to = (next: string) =>
  ({
    Type: 'Choice',
    Choices: [
      { Variable: '$.outcome', StringEquals: 'go-on', Next: next },
      { Variable: '$.outcome', StringEquals: 'failed', Next: 'Fail' },
    ],
    Default: 'Tidy',
  }) as const

/**
 * Brings the pages of a crawl into an agent's index as one source, with one build of the index. The steps' answers are
 * those of `knowledge/import-source`; `Tidy` deletes the pages that the source no longer stands on.
 */
export const importSite = flow({
  Comment: 'Cut the pages of a crawl into passages, put them into the agent’s index, tidy up.',
  StartAt: 'Extract',
  TimeoutSeconds: 900,
  States: {
    Extract: {
      Type: 'Task',
      Resource: 'knowledge/extract-site',
      TimeoutSeconds: 240,
      Retry,
      Catch,
      Next: 'IsExtracted',
    },
    IsExtracted: to('Index'),
    Index: { Type: 'Task', Resource: 'knowledge/index-source', TimeoutSeconds: 240, Retry, Catch, Next: 'IsIndexed' },
    IsIndexed: to('Tidy'),
    Fail: { Type: 'Task', Resource: 'knowledge/fail-source', TimeoutSeconds: 30, Retry, Next: 'Tidy' },
    Tidy: { Type: 'Task', Resource: 'knowledge/tidy-site', TimeoutSeconds: 60, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
