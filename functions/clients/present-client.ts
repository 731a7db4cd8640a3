import { clientTabs } from '#shared/agencies/client-tabs'
import type { Client } from '#shared/clients/schema'
import type { StoredClient } from './store.ts'

/** The record without its password, its tabs in their usual order. */
export const presentClient = ({
  passwordHash: _,
  passwordVersion: __,
  canAccess,
  viewOnly,
  ...client
}: StoredClient): Client => ({
  ...client,
  canAccess: clientTabs.filter((tab) => canAccess?.has(tab)),
  canEdit: viewOnly === undefined ? null : clientTabs.filter((tab) => !viewOnly.has(tab)),
})
