import { optionalEnvironment } from '#lib/environment'

/** The origins of the bucket and of the dashboard, as signed addresses and pictures begin. */
export const ourHosts = () => ({
  files: optionalEnvironment('FILES_ORIGIN'),
  pages: optionalEnvironment('PUBLIC_URL')?.replace(/\/$/, ''),
})

/** Whether a text has an address there: most have none, and need no look at whose host it is for. */
export const namesOurHosts = (text: string): boolean =>
  Object.values(ourHosts()).some((origin) => origin && text.includes(`${origin}/`))
