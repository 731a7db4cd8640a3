import { catchTo, flow, retryTwice as Retry } from '#events/flow'

const Catch = catchTo('Fail')

const to = (next: string, wait: string) =>
  ({
    Type: 'Choice',
    Choices: [
      { Variable: '$.outcome', StringEquals: 'continue', Next: next },
      { Variable: '$.outcome', StringEquals: 'wait', Next: wait },
    ],
    Default: 'Done',
  }) as const

/**
 * Creates an agent from a website: waits for its pages, creates the agent, imports the pages as its knowledge, and
 * suggests questions. `over`: another attempt has replaced this one. Both loops end: the steps limit the time.
 */
export const createAgent = flow({
  Comment: 'Wait for the pages, make the agent, import the pages, wait until they are indexed.',
  StartAt: 'Pages',
  TimeoutSeconds: 600,
  States: {
    Pages: {
      Type: 'Task',
      Resource: 'onboarding/creation/await-pages',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'AreRead',
    },
    AreRead: to('Make', 'Reading'),
    Reading: { Type: 'Wait', Seconds: 2, Next: 'Pages' },
    Make: {
      Type: 'Task',
      Resource: 'onboarding/creation/create-wizard-agent',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'Import',
    },
    Import: {
      Type: 'Task',
      Resource: 'onboarding/creation/import-wizard-pages',
      TimeoutSeconds: 60,
      Retry,
      Catch,
      Next: 'Source',
    },
    Source: {
      Type: 'Task',
      Resource: 'onboarding/creation/await-source',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'IsIndexed',
    },
    IsIndexed: to('Finish', 'Indexing'),
    Indexing: { Type: 'Wait', Seconds: 2, Next: 'Source' },
    Finish: {
      Type: 'Task',
      Resource: 'onboarding/creation/finish-creation',
      TimeoutSeconds: 30,
      Retry,
      Catch,
      Next: 'Done',
    },
    Fail: { Type: 'Task', Resource: 'onboarding/creation/fail-creation', TimeoutSeconds: 30, Retry, Next: 'Done' },
    Done: { Type: 'Succeed' },
  },
})
