import { world } from '#lib/world'
import { type Entitlements, entitlementsAt } from '#shared/billing/entitlements'
import { plans } from './store.ts'

/** What the workspace has at present. Every feature that sells or locks something asks here. */
export const entitlementsOf = async (
  workspaceId: string,
  read: { readonly consistent?: boolean } = {},
): Promise<Entitlements> => entitlementsAt((await plans.get({ uid: workspaceId }, read)) ?? {}, world().now())
