import { CognitoError } from 'cognito-local/lib/errors.js'

const MIN_PASSWORD = 8

/** Refuses a password that is too short for the pools. */
export const checkPassword = (password: unknown): void => {
  if (String(password ?? '').length < MIN_PASSWORD)
    throw new CognitoError('InvalidPasswordException', 'Password did not conform with policy: Password not long enough')
}
