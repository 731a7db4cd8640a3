import { type Head, heads } from '#functions/conversations/store'
import { attempt } from '#lib/database/commit'
import { present } from '#lib/database/condition'

/** The visitor has another id at the provider: answers go there from now on. Those that wait already do not. */
export const rerouteConversation = async (
  conversationId: string,
  route: NonNullable<Head['route']>,
  before: readonly string[],
): Promise<void> => {
  const head = await heads.get({ conversationId }, { consistent: true })
  if (head?.route?.account !== route.account || !before.includes(head.route.to)) return
  await attempt([heads.changing({ conversationId }, { set: { route } }, { agentId: present })])
}
