import { startChannelStandIns } from './channels/start-channel-stand-ins.ts'

/** Starts the third parties that are played, on one port; what they know is kept in `folder`. */
export const startProviders = (port: number, folder: string) => startChannelStandIns({ port, folder })
