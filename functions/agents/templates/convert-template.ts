import { agentFor } from '#functions/agents/agent-for'
import { refuseUnusableCss } from '#functions/agents/css/refuse-unusable-css'
import { createAgent } from '#functions/agents/manage/create-agent'
import { limitNewAgents } from '#functions/agents/manage/limit-new-agents'
import { type Access, authorize } from '#lib/auth/authorize'
import type { Context, Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { agentId } from '#lib/ids'
import { newAgentDefaults } from '#shared/agents/defaults'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { AgentSettings } from '#shared/agents/schema'
import { templateIn } from '#shared/agents/templates/template-in'
import { templates } from '#shared/agents/templates/templates'
import { Problem } from '#shared/problems'
import { workspaceText } from '#shared/workspaces/messages'

/** Creates an agent from a template; the new-agent defaults fill what the template leaves out. */
export const convertTemplate: Verb<typeof routes, 'POST /rpc/convertAgentTemplateToAgent'> = async (input, context) => {
  const { agentTemplate } = input
  const template =
    typeof agentTemplate === 'string'
      ? templates.find(({ key }) => key === agentTemplate)
      : { key: 'imported', template: withoutUndefined(agentTemplate.template) }
  if (!template) throw new Problem('not-found', agentText('noSuchTemplate'))
  await refuseUnusableCss(template.template.ADVANCED_customCSS)
  const access = await resolveWorkspace(input.workspaceId, context)
  const { workspaceId } = access
  await limitNewAgents(workspaceId)
  const defaults = newAgentDefaults({ title: input.agentName, agentPlatform: input.agentPlatform ?? 'vg' })
  const settings = AgentSettings.parse({
    ...defaults,
    ...template.template,
    ...(input.lang ? await templateIn(input.lang, template.key, defaults) : {}),
    title: input.agentName,
    internal: { ...defaults.internal, template: template.key },
  })
  const created = {
    agentId: agentId(),
    workspaceId,
    settings,
    hasOwnGuards: 'security' in template.template,
    template: template.key,
  }
  return { agentCreated: agentFor(access, await createAgent(created, context.actor)) }
}

const resolveWorkspace = async (wanted: string | undefined, { actor, access }: Context): Promise<Access> => {
  if (wanted) return authorize(actor, 'workspace:write', { workspaceId: wanted })
  if (!access.workspaceId) throw new Problem('not-found', workspaceText('notFound'))
  return access
}
