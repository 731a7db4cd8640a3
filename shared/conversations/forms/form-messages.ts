import { textsOf } from '#shared/text'

/** The texts of a form in a conversation: the widget fetches them with the form, and the server refuses with the same ones. */
export const formMessages = {
  required: 'Please fill this in.',
  requiredChoice: 'Please choose one.',
  email: 'Write an e-mail address like name@example.com.',
  phone: 'Write a phone number with 6 to 15 digits, like +44 7700 900418.',
  number: 'Write a number, like 1500 or 12.5.',
  tooSmall: (least: number) => `Write a number of ${least} or more.`,
  tooLarge: (most: number) => `Write a number of ${most} or less.`,
  date: 'Choose a date, like 2027-03-31.',
  choice: 'Choose one of the answers offered.',
  tooShort: (least: number) => `Write at least ${least} ${least === 1 ? 'character' : 'characters'}.`,
  tooLong: (most: number) => `Write at most ${most} ${most === 1 ? 'character' : 'characters'}.`,

  notFilled: 'Please check the marked fields.',
  answered: 'This form has been answered already.',
  missing: 'This form is no longer there. Please write your answer as a message.',

  you: 'You',
  choose: 'Choose',
  optional: 'optional',
  sending: 'Sending',
  sent: 'Sent',
  nothingFilled: 'Sent without answers',
} as const

export const formMessageText = /* @__PURE__ */ textsOf('forms', formMessages)
