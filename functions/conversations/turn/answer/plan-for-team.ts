import { EMAIL_FORM } from '#functions/conversations/contact/email-form-id'
import { productText } from '#functions/conversations/language/product-text'
import type { PlannedTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Plan } from '#functions/conversations/turn/plan/planned'
import { world } from '#lib/world'
import type { ReplyContext } from './generate-reply.ts'

/**
 * A plan that notifies the team, as it is possible now: in a demo no one is there, and while the team is away the visitor
 * leaves a message instead of waiting, and is asked for an address. The only plans that read anything more, with the one
 * for such an address.
 */
export const planForTeam = async (
  planned: PlannedTurn,
  language: string,
  { turn: { agent }, view: { owed }, ports }: ReplyContext,
): Promise<PlannedTurn> => {
  const { plan } = planned
  const withPlan = (changes: Partial<Plan>): PlannedTurn => ({ ...planned, plan: { ...plan, ...changes } })
  const isAddress = plan.words === undefined && owed.length > 0 && owed.every(({ form }) => form?.formId === EMAIL_FORM)
  if (!isAddress && !plan.tells) return planned
  const reader = { language, variables: plan.variables }
  if (isAddress) {
    const contact = await ports.contact?.()
    return contact ? withPlan({ words: contact.emailThanks(reader) }) : planned
  }
  if (ports.isDemo)
    return withPlan({ words: await productText('noHandoffInDemo', language), product: 'noHandoffInDemo' })
  const words = plan.tells === 'request' ? await ports.awayWords?.(agent, world().now(), reader) : undefined
  if (plan.tells === 'request' && words === undefined) return planned
  const asked = plan.parts.length > 0 ? plan.parts : ((await ports.contact?.())?.emailForm(agent, reader) ?? [])
  if (words === undefined) return withPlan({ tells: 'message', parts: asked })
  const { product: _, ...own } = plan
  const isProduct = agent.settings.handoff?.awayMessage.trim() === ''
  return {
    ...planned,
    plan: { ...own, tells: 'message', parts: asked, words, ...(isProduct ? { product: 'teamAway' as const } : {}) },
  }
}
