import * as z from 'zod'
import { getHead } from '#features/conversations'
import { accountSecret } from '#functions/channels/accounts/account-secret'
import { channelAccounts } from '#functions/channels/accounts/store'
import { callGraph } from '#functions/channels/meta/call-graph'
import { codeOfFailure } from '#functions/channels/provider/code-of-failure'
import { open } from '#lib/sealed'
import type { ChatTemplate } from '#shared/channels/chat-templates'
import { kindOf } from '#shared/channels/kinds'
import { channelText } from '#shared/channels/messages'
import { placesIn } from '#shared/channels/template-places'
import { conversationText } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'

const text = z.string().optional().catch(undefined)
const Component = z.object({
  type: z.string(),
  format: text,
  text,
  buttons: z
    .array(z.object({ type: text, url: text }))
    .optional()
    .catch(undefined),
})
type Component = z.infer<typeof Component>

const Listed = z.object({
  data: z.array(
    z.object({
      name: z.string(),
      language: z.string(),
      status: z.string(),
      category: text,
      components: z.array(Component).catch([]),
    }),
  ),
})

/** All that an unverified business may have. */
const MOST = '250'

/**
 * The templates that a conversation's number may send now, as Meta has them. Those whose header or buttons need something filled
 * in, and those for codes, are left out. Throws `conflict` on a channel without templates, `unavailable` with Meta's words.
 * https://developers.facebook.com/docs/graph-api/reference/whats-app-business-account/message_templates
 */
export const approvedTemplates = async (agentId: string, conversationId: string): Promise<readonly ChatTemplate[]> => {
  const head = await getHead(conversationId)
  if (head?.agentId !== agentId) throw new Problem('not-found', conversationText('notFound'))
  const { route } = head
  if (!route || kindOf(route.account) !== 'whatsapp') throw new Problem('conflict', channelText('noTemplates'))
  const account = await channelAccounts.get({ account: route.account }, { consistent: true })
  // the number may be another agent's by now
  if (account?.agentId !== agentId || account.wabaId === undefined)
    throw new Problem('conflict', channelText('notConnected'))
  const answer = await callGraph({
    method: 'GET',
    path: `${account.wabaId}/message_templates`,
    token: await open(account.token, accountSecret(account)),
    query: { fields: 'name,language,status,category,components', limit: MOST },
    result: Listed,
  })
  if (answer.kind !== 'done')
    throw new Problem(
      codeOfFailure(answer),
      channelText('errorOccurred', answer.detail ?? channelText('noAnswer').message),
    )
  return answer.result.data.flatMap(({ name, language, status, category, components }) => {
    const bodyText = components.find(({ type }) => type === 'BODY')?.text
    const isSendable = status === 'APPROVED' && category !== 'AUTHENTICATION' && !components.some(needsMore)
    return isSendable && bodyText ? [{ name, language, bodyText, places: [...placesIn(bodyText)] }] : []
  })
}

const needsMore = ({ type, format = 'TEXT', text: words = '', buttons = [] }: Component): boolean =>
  (type === 'HEADER' && (format !== 'TEXT' || placesIn(words).length > 0)) ||
  buttons.some(({ type: kind = '', url = '' }) => kind === 'OTP' || kind === 'FLOW' || placesIn(url).length > 0)
