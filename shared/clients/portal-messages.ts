import { textsOf } from '#shared/text'

/** What the calls of an agency's portal answer; screens have their own words. */
export const portalMessages = {
  // specification 3, section 8
  loginAgain: 'Please login again.',
  accountMissing: 'Account data not present.',
  // not in the specifications
  noTab: 'Your access does not include this. Ask your provider for it.',
  unknownEmail: 'No account has this email.',
  wrongPassword: 'The email or the password is wrong.',
  wrongSecret: 'This link does not open the dashboard. It may be out of date.',
  mailStopped: 'Mail to this address came back, so none is sent to it. Please contact support.',
  wrongCode: 'This code is wrong or has expired. Request a new one.',
  wrongLink: 'This link was used already or has expired. Request a new one.',
  codeSent: 'We sent you a code by email. It is good for ten minutes.',
  signedUp: 'Your account is ready.',
  noPasswordLogin: 'Log in with a code by email.',
  noSignup: 'New accounts are made by your provider. Ask them for one.',
  noPortal: 'There is no portal at this address.',
  noPortalHost: 'Your portal has no address yet. Set one up under Agency, Domains.',
  onlyThemselves: 'Only the client can do this, not the one who looks on.',
  wrongOldPassword: 'This is not the current password.',
  noReceiver: 'Your provider has no address for feedback yet.',
  tooManyTries: 'Too many tries. Try again in a quarter of an hour.',
  tooManyInvitations: 'Too many invitations today. Try again tomorrow.',
  tooManyCodes: 'Too many codes were requested. Try again later.',
} as const

export const portalText = /* @__PURE__ */ textsOf('sessions', portalMessages)
