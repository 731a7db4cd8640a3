import { fromEnv } from '@aws-sdk/credential-provider-env'

/**
 * In place of the SDK's search for credentials (`infra/bundle.ts`): Lambda gives every function its role's in the environment, so the
 * other places, with what signs in at them, would be read at each cold start for nothing: a fifth of what a hook loads.
 */
export const defaultProvider = () => fromEnv()
