import { textsOf } from '#shared/text'

/** Worded as specification 2, sections 5 and 8. */
export const clientMessages = {
  fillAll: 'Please fill out all fields.',
  emailTaken: 'This email is already in use by another client.',
  organisationName: 'Organization name is required.',
  organisationId: 'Organization ID is missing. Please try again or contact support.',
  organisationSaved: 'Organization updated successfully!',
  organisationNotSaved: (message: string) => `Failed to update organization: ${message}`,
  unknownError: 'Unknown error',
  accessDisabled: 'Access is currently disabled. Pleas contact your provider!',
  loginAgain: 'Please login again.',
  logInFirst: 'Please enter your email and password.',
  notSignedIn: 'Failed to sign in',
  enterCode: 'Please enter the verification code.',
  // not in the specifications
  noTab: 'Your access does not include this. Ask your provider for it.',
  emailInvalid: 'Please enter a valid email',
  passwordShort: 'Use at least 10 characters.',
  notFound: 'There is no such client.',
  unknownEmail: 'No account has this email.',
  wrongPassword: 'The email or the password is wrong.',
  wrongSecret: 'This link does not open the dashboard. It may be out of date.',
  wrongCode: 'This code is wrong or has expired. Request a new one.',
  wrongLink: 'This link was used already or has expired. Request a new one.',
  codeSent: 'We sent you a code by email. It is good for ten minutes.',
  signedUp: 'Your account is ready.',
  noPasswordLogin: 'Log in with a code by email.',
  noSignup: 'New accounts are made by your provider. Ask them for one.',
  noPortal: 'There is no portal at this address.',
  noPortalHost: 'Your portal has no address yet. Set one up under Agency, Domains.',
  tooManyTries: 'Too many tries. Try again in a quarter of an hour.',
  tooManyCodes: 'Too many codes were requested. Try again later.',
  noSuchOrganisation: 'There is no such organisation.',
  noSuchAgent: 'This organisation does not have one of these agents.',
  organisationFull: (most: number) => `An organisation can have ${most} clients.`,
  organisationNotEmpty: 'This organisation still has clients. Move or delete them first.',
  changedMeanwhile: 'Another member changed this in the meantime. Reload it and repeat your change.',
} as const

export const clientText = /* @__PURE__ */ textsOf('clients', clientMessages)
