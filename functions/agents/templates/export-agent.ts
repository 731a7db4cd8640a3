import { unpackSettings } from '#functions/agents/settings-body'
import { drafts } from '#functions/agents/store'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'

/** The draft without what only applies here: allowed origins, spend guards and telephone number. */
export const exportAgent: Verb<typeof routes, 'POST /rpc/exportAgentToJson'> = async ({ agentId }) => {
  const draft = await drafts.get({ agentId }, { consistent: true })
  if (!draft) throw new Problem('not-found', agentText('notFound'))
  const { security: _security, whatsappPhoneNumber: _number, ...template } = unpackSettings(draft.body)
  // specification 3, section 5
  if (!template.enableNodes) throw new Problem('invalid', agentText('exportNeedsNodes'))
  return {
    agentTemplate: {
      format: 'parley-agent',
      formatVersion: 1,
      name: template.title,
      exportedAt: new Date(world().now()).toISOString(),
      template,
    },
  }
}
