import { catchTo, flow, retryTwice as Retry } from '#events/flow'

const Catch = catchTo('End')

/**
 * Crawls a website, batch by batch. The crawl's progress is in the files bucket, where only `Merge` writes it, so a restarted flow
 * continues where it was; the state holds only the batch's addresses. `Open` and `FetchPages` call
 * websites and touch neither table nor secret; `SelectBatch`, `Merge` and `End` do, and call none.
 *
 * Step Functions ends an execution at 25,000 events of history: a batch of 12 pages costs about 105 of them, and up to 692
 * when every page is refused for want of concurrency. So a flow has 30 batches, and `End` starts another one for the rest of
 * the part. A crawl that is read on has flows of its own for each part.
 */
export const crawlSite = flow({
  Comment: 'Crawl a website within its rules and ours, page by page.',
  StartAt: 'Open',
  TimeoutSeconds: 2700,
  States: {
    Open: { Type: 'Task', Resource: 'crawls/run/open-crawl', TimeoutSeconds: 300, Retry, Catch, Next: 'SelectBatch' },
    SelectBatch: {
      Type: 'Task',
      Resource: 'crawls/run/select-batch',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'IsMore',
    },
    IsMore: {
      Type: 'Choice',
      Choices: [{ Variable: '$.outcome', StringEquals: 'read', Next: 'FetchPages' }],
      Default: 'End',
    },
    FetchPages: {
      Type: 'Map',
      ItemsPath: '$.pages',
      MaxConcurrency: 4,
      ItemProcessor: {
        ProcessorConfig: { Mode: 'INLINE' },
        StartAt: 'FetchPage',
        States: {
          FetchPage: { Type: 'Task', Resource: 'crawls/pages/fetch-page', TimeoutSeconds: 90, Retry, End: true },
        },
      },
      ResultPath: null,
      Catch,
      Next: 'Merge',
    },
    Merge: { Type: 'Task', Resource: 'crawls/run/merge-batch', TimeoutSeconds: 60, Retry, Catch, Next: 'IsSlow' },
    IsSlow: {
      Type: 'Choice',
      Choices: [{ Variable: '$.pauseSeconds', NumericGreaterThan: 0, Next: 'Pause' }],
      Default: 'SelectBatch',
    },
    Pause: { Type: 'Wait', SecondsPath: '$.pauseSeconds', Next: 'SelectBatch' },
    End: { Type: 'Task', Resource: 'crawls/run/end-crawl', TimeoutSeconds: 60, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
