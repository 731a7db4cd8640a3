import type { AppProvider } from '#shared/channels/apps/schema'
import { appPlaces, type OwnApp, ownApps } from './store.ts'

type Of<P extends AppProvider> = Extract<OwnApp, { provider: P }>

const isOf = <P extends AppProvider>(app: OwnApp | undefined, workspaceId: string, provider: P): app is Of<P> =>
  app?.workspaceId === workspaceId && app.provider === provider

/** The app that a workspace has brought, if it has. */
export const ownApp = async <P extends AppProvider>(workspaceId: string, provider: P): Promise<Of<P> | undefined> => {
  const place = await appPlaces.get({ workspaceId, provider }, { consistent: true })
  return place && ownAppAt(place.appKey, workspaceId, provider)
}

/** The app of a key, if it is this workspace's: another's is missing. */
export const ownAppAt = async <P extends AppProvider>(
  appKey: string,
  workspaceId: string,
  provider: P,
): Promise<Of<P> | undefined> => {
  const app = await ownApps.get({ appKey }, { consistent: true })
  return isOf(app, workspaceId, provider) ? app : undefined
}
