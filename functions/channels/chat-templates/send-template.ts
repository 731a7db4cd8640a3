import { humanAgentOf, storeReply } from '#features/conversations'
import type { Verb } from '#lib/http/api'
import { channelText } from '#shared/channels/messages'
import type { channels as routes } from '#shared/channels/routes'
import { filledIn } from '#shared/channels/template-places'
import { invalid, Problem } from '#shared/problems'
import { approvedTemplates } from './approved-templates.ts'

/** A member sends a template: stored with the words that its reader sees, and sent by its name. */
export const sendTemplate: Verb<
  typeof routes,
  'POST /v2/agents/{agentId}/conversations/{conversationId}/templates'
> = async ({ agentId, conversationId, clientId, name, language, values }, context) => {
  const templates = await approvedTemplates(agentId, conversationId)
  const template = templates.find((one) => one.name === name && one.language === language)
  if (!template) throw new Problem('not-found', channelText('noTemplate'))
  const { bodyText, places } = template
  if (values.length !== places.length) throw invalid('values', channelText('allPlaces'))
  const message = await storeReply(
    {
      agentId,
      conversationId,
      clientId,
      text: filledIn(bodyText, places, values),
      template: {
        name,
        language,
        parameters: values.map((text, at) => {
          const place = places[at] ?? ''
          return /^\d+$/.test(place) ? { text } : { name: place, text }
        }),
      },
    },
    await humanAgentOf(context),
  )
  return { message }
}
