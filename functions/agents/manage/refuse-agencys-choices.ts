import type { Patch } from '#functions/agents/patch'
import type { Actor } from '#lib/auth/actor'
import type { AgentSettings } from '#shared/agents/schema'
import { portalText } from '#shared/clients/portal-messages'
import { Problem } from '#shared/problems'

/**
 * A client of an agency saves nodes whole, and in them what no tab of theirs has: the model, which the agency pays, and the tools. A
 * node keeps those that it has, and a new one has none; of two with one id the second would have the first one's.
 */
export const refuseAgencysChoices = ({ kind }: Actor, { nodes = [] }: Patch, before: AgentSettings): void => {
  if (kind !== 'client' && kind !== 'agency-admin') return
  if (new Set(nodes.map(({ id }) => id)).size < nodes.length) throw new Problem('forbidden', portalText('noTab'))
  for (const { id, model, tools = [] } of nodes) {
    const saved = before.nodes.find((node) => node.id === id)
    if (model !== saved?.model || JSON.stringify(tools) !== JSON.stringify(saved?.tools ?? []))
      throw new Problem('forbidden', portalText('noTab'))
  }
}
