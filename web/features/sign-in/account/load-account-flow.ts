import type { SignInConfig } from '#shared/web-config'

/** Amplify is downloaded with the first change of an account, not with the page. */
export const loadAccountFlow = async (signIn: SignInConfig) => (await import('./account-flow.ts')).accountFlow(signIn)
