import { flow, retryTwice as Retry } from '#events/flow'

/**
 * Mails a team about a visitor who asked for it. The visitor writes what it is about after they have asked, so the mail waits for
 * their words: a look each minute, five at most, each over in a second where a member is quicker. What the visitor writes more is
 * looked for after pauses that the step sets, until a member has taken it up or the visitor has been quiet for a day.
 */
export const mailTeam = flow({
  Comment: 'Wait until the visitor has written, then mail the team.',
  StartAt: 'Wait',
  TimeoutSeconds: 7 * 24 * 3600,
  States: {
    Wait: { Type: 'Wait', Seconds: 60, Next: 'Mail' },
    Mail: { Type: 'Task', Resource: 'notifications/mail/mail-team', TimeoutSeconds: 120, Retry, Next: 'IsSent' },
    IsSent: {
      Type: 'Choice',
      Choices: [
        { Variable: '$.outcome', StringEquals: 'look', Next: 'Wait' },
        { Variable: '$.outcome', StringEquals: 'later', Next: 'Pause' },
      ],
      Default: 'Done',
    },
    Pause: { Type: 'Wait', SecondsPath: '$.pauseSeconds', Next: 'Mail' },
    Done: { Type: 'Succeed' },
  },
})
