import { clientTabs } from '#shared/agencies/client-tabs'
import type { Client } from '#shared/clients/schema'
import type { StoredClient } from './store.ts'

/** The record without its password, its tabs in their usual order. */
export const presentClient = ({
  passwordHash: _,
  passwordVersion: __,
  canAccess,
  ...client
}: StoredClient): Client => ({
  ...client,
  canAccess: clientTabs.filter((tab) => canAccess?.has(tab)),
})
