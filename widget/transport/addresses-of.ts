import type { Region } from '#shared/regions'

/** The addresses of one region for a widget that was loaded from `host` (`https://app.example.com`, no trailing slash). */
export const addressesOf = (host: string, region: Region) => ({
  api: `${host}/api/${region}`,
  chat: `${host}/chat/${region}`,
  live: `${host.replace(/^http/, 'ws')}/live/${region}`,
})
