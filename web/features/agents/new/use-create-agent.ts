import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Problem } from '#shared/problems'
import type { Region } from '#shared/regions'
import { agentQuery } from '#web/features/agents/queries.ts'
import { t } from '#web/features/agents/t.ts'
import { callIn } from '#web/lib/api/call.ts'
import { randomId } from '#web/lib/random-id.ts'
import { language } from '#web/lib/words/language.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import type { TemplateKey } from './template-cards.ts'

export type NewAgent =
  | { readonly platform: 'vg'; readonly name: string; readonly template: TemplateKey }
  | { readonly platform: 'vf'; readonly name: string }

/** Creates the agent, notifies, and opens its editor with the test chat beside it (specification 1, section 4). */
export const useCreateAgent = (region: Region, workspaceId: string) => {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: async (agent: NewAgent) => {
      const call = callIn(region)
      if (agent.platform === 'vf')
        return (
          await call('POST /v2/agents/{agentId}', {
            agentId: randomId(16),
            ownerID: workspaceId,
            title: agent.name,
            agentPlatform: 'vf',
            enableNodes: false,
          })
        ).data
      const made = await call('POST /rpc/convertAgentTemplateToAgent', {
        agentName: agent.name,
        agentTemplate: agent.template,
        workspaceId,
        lang: language,
      })
      return made.agentCreated
    },
    onSuccess: async (agent, _input, _context, { client }) => {
      client.setQueryData(agentQuery(region, agent.ID).queryKey, agent)
      void client.invalidateQueries({ queryKey: ['agents', region, 'list'] })
      notify(t('created'), { tone: 'ok', stay: 'short' })
      const to = agent.enableNodes ? '/app/$region/agents/$agentId/nodes' : '/app/$region/agents/$agentId/overview'
      await navigate({ to, params: { region, agentId: agent.ID }, search: { showDebugger: true } })
    },
    onError: (error, agent) => {
      notify(failureOf(error, agent), { tone: 'bad', stay: 'long' })
    },
  })
}

/** In the words of specification 1, section 8, and specification 3, section 5. */
const failureOf = (error: Error, { platform }: NewAgent): string => {
  if (!(error instanceof Problem) || error.code === 'unavailable') return t('notCreated')
  if (error.code === 'unauthenticated') return t('signInFirst')
  return platform === 'vf' ? t('errorCreatingComma', error.message) : t('templateFailed', error.message)
}
