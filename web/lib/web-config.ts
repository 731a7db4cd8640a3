import type { WebConfig } from '#shared/web-config'

let loading: Promise<WebConfig> | undefined

/** For pages that bring their configuration with them, so that none is fetched. */
export const provideWebConfig = (config: WebConfig): void => {
  loading = Promise.resolve(config)
}

/** This deployment's configuration; fetched once, and again after a failure. */
export const webConfig = (): Promise<WebConfig> => {
  loading ??= fetch('/config.json').then(async (response) => {
    if (!response.ok) throw new Error(`config.json answered ${response.status}`)
    // our own infra generates this file from the same type
    return (await response.json()) as WebConfig
  })
  loading.catch(() => {
    loading = undefined
  })
  return loading
}
