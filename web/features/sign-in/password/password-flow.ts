import {
  signIn as amplifySignIn,
  signUp as amplifySignUp,
  confirmResetPassword,
  confirmSignUp,
  resendSignUpCode,
  resetPassword,
} from 'aws-amplify/auth'
import type { SignInConfig } from '#shared/web-config'
import { configureAmplify } from '#web/features/sign-in/configure-amplify.ts'
import { t } from '#web/features/sign-in/t.ts'
import { clearTokens } from '#web/lib/session/token-cookies.ts'

export type SignInOutcome = 'signed-in' | 'needs-code' | 'needs-new-password'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The server's own message if it has one; a defect gets a general one. */
export const signInErrorMessage = (error: unknown): string =>
  error instanceof Error && error.message ? error.message : t('occurred')

/** The password flow of one region's pool. Each step throws Cognito's error; `signInErrorMessage` words it. */
export const passwordFlow = (config: SignInConfig) => {
  configureAmplify(config)
  const signIn = async ({ email, password }: Credentials): Promise<SignInOutcome> => {
    // a half-ended session of another account would be "already signed in"
    clearTokens()
    const { nextStep, isSignedIn } = await amplifySignIn({
      username: email,
      password,
      options: { authFlowType: 'USER_PASSWORD_AUTH' },
    })
    if (isSignedIn) return 'signed-in'
    if (nextStep.signInStep === 'CONFIRM_SIGN_UP') return 'needs-code'
    if (nextStep.signInStep === 'RESET_PASSWORD') return 'needs-new-password'
    throw new Error(t('failed'))
  }
  return {
    signIn,
    signUp: async ({ email, password, name }: Credentials & { readonly name: string }): Promise<SignInOutcome> => {
      const { nextStep } = await amplifySignUp({
        username: email,
        password,
        options: { userAttributes: { email, ...(name ? { name } : {}) } },
      })
      return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'needs-code' : signIn({ email, password })
    },
    confirm: async (credentials: Credentials, code: string): Promise<SignInOutcome> => {
      await confirmSignUp({ username: credentials.email, confirmationCode: code })
      return signIn(credentials)
    },
    sendCodeAgain: async (email: string) => void (await resendSignUpCode({ username: email })),
    startReset: async (email: string) => void (await resetPassword({ username: email })),
    finishReset: async ({ email, password }: Credentials, code: string): Promise<SignInOutcome> => {
      await confirmResetPassword({ username: email, newPassword: password, confirmationCode: code })
      return signIn({ email, password })
    },
  } as const
}
