import type { WidgetApi } from '#widget/widget-api.ts'
import { launch } from './launch.ts'
import { type PageConfig, readConfig } from './read-config.ts'

declare global {
  interface Window {
    VG_CONFIG?: PageConfig
    VG?: Partial<WidgetApi> & {
      /** Calls that the page made before the script was loaded: `['send', 'Hello']`. */
      readonly q?: readonly (readonly [keyof WidgetApi, ...unknown[]])[]
    }
  }
}

const { currentScript } = document
// a module has no current script; this is a classic one
if (currentScript instanceof HTMLScriptElement) {
  const config = readConfig(currentScript.dataset, window.VG_CONFIG)
  // a page that includes the script twice has one chat
  if (config && window.VG?.agentId !== config.ID) {
    const early = window.VG?.q ?? []
    const api = launch(config, currentScript.src, currentScript)
    window.VG = api
    for (const [name, ...values] of early) (api[name] as (...values: unknown[]) => void)?.(...values)
  }
}
