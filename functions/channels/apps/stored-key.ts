import { PLATFORM_KEY } from '#shared/channels/apps/schema'

/** What an account remembers of the app that it is connected through: nothing of the platform's, as all did before others could be. */
export const storedKey = (key: string | undefined): { readonly appKey?: string } =>
  key === undefined || key === PLATFORM_KEY ? {} : { appKey: key }
