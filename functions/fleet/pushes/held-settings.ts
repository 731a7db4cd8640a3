import { unpackSettings } from '#features/agents-editing'
import { pushedVersions } from '#functions/fleet/store'
import type { AgentSettings } from '#shared/agents/schema'

/** The settings of the version that a push holds, while it can be published or undone. */
export const heldSettings = async (pushId: string): Promise<AgentSettings | undefined> => {
  const held = await pushedVersions.get({ pushId }, { consistent: true })
  return held && unpackSettings(held.body)
}
