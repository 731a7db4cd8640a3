import { type StoredTarget, targets } from '#functions/fleet/store'
import { fleetText } from '#shared/fleet/messages'
import { Problem } from '#shared/problems'

export const targetOf = async (pushId: string, agentId: string): Promise<StoredTarget> => {
  const target = await targets.get({ pushId, agentId }, { consistent: true })
  if (!target) throw new Problem('not-found', fleetText('noSuchTarget'))
  return target
}
