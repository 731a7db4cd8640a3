import { confirmUserAttribute, fetchAuthSession, signOut, updatePassword, updateUserAttribute } from 'aws-amplify/auth'
import type { SignInConfig } from '#shared/web-config'
import { configureAmplify } from '#web/features/sign-in/configure-amplify.ts'

/** What a signed-in member changes of their account at one region's pool. Each step throws Cognito's error; `accountError` words it. */
export const accountFlow = (config: SignInConfig) => {
  configureAmplify(config)
  return {
    /** Sends a code to the new address; the old one stays until the code is entered. */
    startEmail: async (email: string): Promise<void> =>
      void (await updateUserAttribute({ userAttribute: { attributeKey: 'email', value: email } })),
    /** The new address counts; the tokens that are fetched then name it, and if none come now, those of the next renewal. */
    confirmEmail: async (code: string): Promise<void> => {
      await confirmUserAttribute({ userAttributeKey: 'email', confirmationCode: code })
      await fetchAuthSession({ forceRefresh: true }).catch(() => undefined)
    },
    changePassword: (passwords: { readonly oldPassword: string; readonly newPassword: string }): Promise<void> =>
      updatePassword(passwords),
    /** Revokes the refresh tokens of all browsers; tokens that were issued run out within the hour. */
    signOutEverywhere: (): Promise<void> => signOut({ global: true }),
  } as const
}
