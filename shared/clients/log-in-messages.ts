/** What the log-in of the portal says before it calls: specification 2, section 5, and specification 3, section 8. */
export const logInMessages = {
  enterBoth: 'Please enter your email and password.',
  fillAll: 'Please fill out all fields.',
  enterCode: 'Please enter the verification code.',
} as const
