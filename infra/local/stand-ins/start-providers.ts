import { localApps } from './channels/graph/local-app.ts'
import { startChannelStandIns } from './channels/start-channel-stand-ins.ts'

/** Of each region's Meta app, as its operator would set it in the App Dashboard. */
const callbacks = (dashboard: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(localApps).map(([region, { id }]) => [id, `${dashboard}/api/${region}/hooks/meta/platform`]),
  )

/** Starts the third parties that are played, on one port; what they know is kept in `folder`. */
export const startProviders = (port: number, folder: string, dashboard: string) =>
  startChannelStandIns({ port, folder, callbacks: callbacks(dashboard) })
