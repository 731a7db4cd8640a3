import { textsOf } from './text.ts'

/** Messages of problems that any route may answer. */
export const problemMessages = {
  signIn: 'Please sign in.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  signedInOnly: 'Only a signed-in user can do this.',
  notAllowed: 'You are not allowed to do this.',
  tooLarge: 'The request is larger than 1 MB.',
  busy: 'The database is busy. Try again in a moment.',
  changedMeanwhile: (what: string) => `This was changed in the meantime (${what}). Reload it and repeat your change.`,
  tooMany: 'Too many requests. Try again in a minute.',
  tooManyInTime: (minutes: number) =>
    `This workspace has sent too many requests of this kind. Nothing was changed. Try again in ${minutes} minutes.`,
  internal: 'Something went wrong on our side.',
} as const

export const problemText = textsOf('problems', problemMessages)
