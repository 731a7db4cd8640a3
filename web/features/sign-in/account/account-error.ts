import { signInError } from '#web/features/sign-in/password/sign-in-error.ts'
import { t } from '#web/features/sign-in/t.ts'

/** What a pool's refusal of a change means to a member who is signed in already. */
export const accountError = (error: unknown): string => {
  const name = error instanceof Error ? error.name : ''
  if (name === 'NotAuthorizedException') return t('currentPasswordWrong')
  if (name === 'AliasExistsException' || name === 'UsernameExistsException') return t('addressTaken')
  return signInError(error)
}
