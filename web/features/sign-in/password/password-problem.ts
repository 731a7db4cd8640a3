import { t } from '#web/features/sign-in/t.ts'

/** The first rule of the pool's policy (infra/constructs/sign-in.ts) that a new password does not keep. */
export const passwordProblem = (password: string): string | undefined => {
  if (password.length < 8) return t('passwordShort')
  if (!/[A-Z]/.test(password)) return t('passwordUppercase')
  if (!/[a-z]/.test(password)) return t('passwordLowercase')
  if (!/[0-9]/.test(password)) return t('passwordNumber')
  // what Cognito counts as symbols: punctuation, and a space inside
  if (!/[!-/:-@[-`{-~]|\S \S/.test(password)) return t('passwordSymbol')
  return undefined
}
