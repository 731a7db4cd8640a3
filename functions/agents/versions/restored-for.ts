import type { Actor } from '#lib/auth/actor'
import { editorOf } from '#lib/auth/portal/editor-of'
import { AgentSettings } from '#shared/agents/schema'
import { maySave } from '#shared/clients/field-access'

/**
 * What a version brings back: for a client of an agency only what they could save themselves, since it holds fields of every tab and
 * of none. The model and tools of a node stay those that it has; one that is not there any more has none.
 */
export const restoredFor = (actor: Actor, version: AgentSettings, draft: AgentSettings): AgentSettings => {
  if (actor.kind !== 'client' && actor.kind !== 'agency-admin') return version
  const editor = editorOf(actor)
  const mine = Object.entries(version).filter(([name]) => maySave(name, editor))
  const others = Object.entries(draft).filter(([name]) => !maySave(name, editor))
  const settings = AgentSettings.parse(Object.fromEntries([...others, ...mine]))
  if (!maySave('nodes', editor)) return settings
  const nodes = version.nodes.map(({ model: _model, tools: _tools, ...node }) => {
    const { model, tools = [] } = draft.nodes.find(({ id }) => id === node.id) ?? {}
    return { ...node, ...(model === undefined ? {} : { model }), tools }
  })
  return { ...settings, nodes }
}
