import type { StoredPush } from '#functions/fleet/store'
import type { Push } from '#shared/fleet/schema'

export const presentPush = ({ agencyId: _, workspaceId: __, run: ___, decidedBy: ____, ...push }: StoredPush): Push =>
  push
