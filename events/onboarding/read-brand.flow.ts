import { catchTo, flow, retryTwice as Retry } from '#events/flow'

const Catch = catchTo('Fail')

const to = (next: string) =>
  ({
    Type: 'Choice',
    Choices: [{ Variable: '$.outcome', StringEquals: 'continue', Next: next }],
    Default: 'Fail',
  }) as const

/**
 * Reads the brand of a website: home page, stylesheets, pictures. `FetchHome` and `FetchAssets` request third-party addresses
 * and have access to neither table nor secret; the others have, and request none. Fetched files are passed through the files
 * bucket.
 */
export const readBrand = flow({
  Comment: 'Open a website, fetch its stylesheets and pictures, decide on its brand.',
  StartAt: 'FetchHome',
  TimeoutSeconds: 240,
  States: {
    FetchHome: {
      Type: 'Task',
      Resource: 'onboarding/analysis/fetch-home',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'IsHomeFetched',
    },
    IsHomeFetched: to('RecordHome'),
    RecordHome: {
      Type: 'Task',
      Resource: 'onboarding/analysis/record-home',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'IsHomeRecorded',
    },
    IsHomeRecorded: to('FetchAssets'),
    FetchAssets: {
      Type: 'Task',
      Resource: 'onboarding/analysis/fetch-assets',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'AreAssetsFetched',
    },
    AreAssetsFetched: to('DecideBrand'),
    DecideBrand: {
      Type: 'Task',
      Resource: 'onboarding/analysis/decide-brand',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'IsDecided',
    },
    IsDecided: to('Done'),
    Fail: { Type: 'Task', Resource: 'onboarding/analysis/fail-analysis', TimeoutSeconds: 30, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
