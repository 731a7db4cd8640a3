import type { WebConfig } from '#shared/web-config'

let loading: Promise<WebConfig> | undefined

/** What this deployment told the dashboard; asked for once, and again after a failure. */
export const webConfig = (): Promise<WebConfig> => {
  loading ??= fetch('/config.json').then(async (response) => {
    if (!response.ok) throw new Error(`config.json answered ${response.status}`)
    // our own infra writes this file from the same type
    return (await response.json()) as WebConfig
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
