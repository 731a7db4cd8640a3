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
import { clearTokens } from '#web/lib/session/token-cookies.ts'

export type SignInOutcome = 'signed-in' | 'needs-code' | 'needs-new-password'

/** Which code a forgotten password's mail brought. */
export type MailedCode = 'reset' | 'sign-up'

interface Credentials {
  readonly email: string
  readonly password: string
}

/** The password flow of one region's pool. Each step throws Cognito's error; `signInError` words it. */
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
    throw new Error(`${nextStep.signInStep} is no step of ours`)
  }
  return {
    signIn,
    signUp: async ({ email, password, name }: Credentials & { readonly name: string }): Promise<SignInOutcome> => {
      const begun = amplifySignUp({
        username: email,
        password,
        options: { userAttributes: { email, ...(name ? { name } : {}) } },
      })
      const { nextStep } = await begun.catch(async (error: unknown) => {
        if (!(error instanceof Error) || error.name !== 'UsernameExistsException') throw error
        // only with its password: a code that confirms an account that another person began would give it to both
        const outcome = await signIn({ email, password }).catch(() => {
          throw error
        })
        if (outcome !== 'needs-code') return { nextStep: { signUpStep: 'DONE' as const } }
        await resendSignUpCode({ username: email })
        return { nextStep: { signUpStep: 'CONFIRM_SIGN_UP' as const } }
      })
      return nextStep.signUpStep === 'CONFIRM_SIGN_UP' ? 'needs-code' : signIn({ email, password })
    },
    /**
     * The pool signs nobody in by the code of a sign-up. Without the password, which a reload loses, or with another one, the account
     * is confirmed all the same, and its owner logs in.
     */
    confirm: async ({ email, password }: Credentials, code: string): Promise<SignInOutcome | 'confirmed'> => {
      await confirmSignUp({ username: email, confirmationCode: code })
      return password ? signIn({ email, password }).catch(() => 'confirmed' as const) : 'confirmed'
    },
    sendCodeAgain: async (email: string) => void (await resendSignUpCode({ username: email })),
    /** Has a code mailed. An address that was never confirmed gets that of its sign-up, and the page does not say which it is. */
    startReset: async (email: string): Promise<MailedCode> => {
      try {
        await resetPassword({ username: email })
        return 'reset'
      } catch (error) {
        if (!(error instanceof Error) || error.name !== 'InvalidParameterException') throw error
        await resendSignUpCode({ username: email })
        return 'sign-up'
      }
    },
    /**
     * Sets the new password. An account that was never confirmed keeps its own, which must be given: anyone can have begun it, and a
     * code that confirmed it with a password that they chose would open it to them.
     */
    finishReset: async ({ email, password }: Credentials, code: string, mailed: MailedCode): Promise<SignInOutcome> => {
      if (mailed === 'reset')
        await confirmResetPassword({ username: email, newPassword: password, confirmationCode: code })
      else {
        const outcome = await signIn({ email, password }).catch(() => 'refused' as const)
        if (outcome === 'refused') throw Object.assign(new Error('not its password'), { name: 'CodeMismatchException' })
        if (outcome === 'needs-code') await confirmSignUp({ username: email, confirmationCode: code })
      }
      return signIn({ email, password })
    },
  } as const
}
