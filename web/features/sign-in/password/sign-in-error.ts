import { t } from '#web/features/sign-in/t.ts'

/** The user pool's errors by their names (Cognito's API reference, Amplify's `NetworkError`), in our words: theirs are English and name parts of it. */
const words: Readonly<Record<string, () => string>> = {
  NotAuthorizedException: () => t('wrongPassword'),
  // the same words: nobody learns here who has an account
  UserNotFoundException: () => t('wrongPassword'),
  UsernameExistsException: () => t('accountExists'),
  AliasExistsException: () => t('accountExists'),
  UserNotConfirmedException: () => t('notConfirmed'),
  PasswordResetRequiredException: () => t('resetNeeded'),
  CodeMismatchException: () => t('codeWrong'),
  ExpiredCodeException: () => t('codeExpired'),
  InvalidPasswordException: () => t('passwordHint'),
  PasswordHistoryPolicyViolationException: () => t('passwordUsed'),
  InvalidParameterException: () => t('notAccepted'),
  LimitExceededException: () => t('tooMany'),
  TooManyRequestsException: () => t('tooMany'),
  TooManyFailedAttemptsException: () => t('tooMany'),
  CodeDeliveryFailureException: () => t('notDelivered'),
  NetworkError: () => t('noConnection'),
}

/** A reset is refused by this name where the address was never confirmed (Cognito's ForgotPassword). */
export const resetError = (error: unknown): string =>
  error instanceof Error && error.name === 'InvalidParameterException' ? t('resetUnconfirmed') : signInError(error)

/** What went wrong in a sign-in, and what to do, in the page's language; never the provider's own sentence. */
export const signInError = (error: unknown): string =>
  (error instanceof Error && words[error.name]?.()) || t(isAnswer(error) ? 'failed' : 'occurred')

/** The user pool refused for a reason without words of ours; anything else never reached it. */
const isAnswer = (error: unknown): boolean => error instanceof Error && error.name.endsWith('Exception')
