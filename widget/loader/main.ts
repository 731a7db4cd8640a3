import { launch, type WidgetApi } from './launch.ts'
import { type PageConfig, readConfig } from './read-config.ts'

declare global {
  interface Window {
    VG_CONFIG?: PageConfig
    VG?: WidgetApi
  }
}

const { currentScript } = document
// a module has no current script; this is a classic one
if (currentScript instanceof HTMLScriptElement) {
  const config = readConfig(currentScript.dataset, window.VG_CONFIG)
  if (config) window.VG = launch(config, currentScript.src)
}
