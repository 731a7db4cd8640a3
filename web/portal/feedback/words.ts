/** Specification 3, section 8, in its words; then the drawer's own. */
export const feedbackWords = {
  sent: 'Feedback sent!',
  // not in the specifications
  title: 'Feedback',
  fact: 'Goes to {name} by e-mail, with your name and address.',
  from: 'From',
  message: 'Message',
  messageMissing: 'Please fill out all fields.',
  attachment: 'Picture {n}',
  attachments: 'Attachments',
  submit: 'Submit',
  cancel: 'Cancel',
  notSent: 'The feedback could not be sent.',
} as const
