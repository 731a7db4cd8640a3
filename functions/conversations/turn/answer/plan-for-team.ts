import { EMAIL_FORM } from '#functions/conversations/contact/email-form-id'
import { isHandingOver } from '#functions/conversations/contact/is-handing-over'
import { knownEmail } from '#functions/conversations/contact/known-email'
import type { Reader } from '#functions/conversations/contact/reader'
import { productText } from '#functions/conversations/language/product-text'
import { isNameAsk } from '#functions/conversations/turn/asks/is-name-ask'
import type { PlannedTurn } from '#functions/conversations/turn/plan/plan-turn'
import type { Plan } from '#functions/conversations/turn/plan/planned'
import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'
import { world } from '#lib/world'
import type { AgentNode } from '#shared/agents/schema'
import type { ReplyContext } from './generate-reply.ts'

/** A planned turn; `passedOn` are the words under the answer to the message that the visitor leaves. */
export type TeamPlan = PlannedTurn & { readonly passedOn?: string }

/**
 * A plan that concerns the team, as it is possible now. Who asks for a person while the team is away reads that first and leaves a
 * message, before any node asks for a name; in a demo no one is there. The address form is answered, or refused in words, and
 * the message that is left is confirmed. These turns alone read anything more.
 */
export const planForTeam = async (
  planned: PlannedTurn,
  message: string,
  language: string,
  context: ReplyContext,
): Promise<TeamPlan> => {
  const { turn, view, ports } = context
  const { agent } = turn
  const { plan } = planned
  const given = addressGiven(planned, message, view)
  const isEntering = plan.node.id !== view.head.nodeId && isHandingOver(plan.node, agent.settings.nodes, 'request')
  if (!given && !planned.isLeaving && !plan.tells && !isEntering) return planned

  const reader = { language, timeZone: view.head.timeZone, variables: { ...plan.variables, ...given } }
  if (given) return replyToAddress(planned, reader, context)
  if (plan.tells || isEntering) return planForRequest(planned, reader, context)
  const passedOn = (await ports.contact?.())?.passedOnWords(agent, world().now(), reader)
  if (passedOn === undefined) return planned
  // a node's question stays last
  const words = plan.words === undefined ? {} : { words: `${passedOn}\n\n${plan.words}` }
  const question = [passedOn, plan.question].filter((text) => text !== undefined).join('\n\n')
  const { product: _, ...own } = plan
  return { ...planned, passedOn, plan: { ...own, question, ...words } }
}

/**
 * What an answer to the address form gives: the form's own values are known, those of a typed address are not, and a refusal
 * gives none. `undefined` where the messages are no such answer.
 */
const addressGiven = (
  { rules }: PlannedTurn,
  message: string,
  { head, messages, owed }: ConversationView,
): Readonly<Record<string, string>> | undefined => {
  if (owed.length > 0 && owed.every(({ form }) => form?.formId === EMAIL_FORM)) return {}
  if (head.place !== 'left-message') return undefined
  const asking = messages.findLast(({ role }) => role === 'agent')
  const isOpen =
    asking?.parts?.some((part) => part.kind === 'form' && part.id === EMAIL_FORM) === true &&
    !messages.some(({ form }) => form?.messageId === asking.id)
  if (!isOpen) return undefined
  const email = knownEmail({ email: message })
  if (email !== undefined) return { email }
  return rules.isRefusal(message) ? {} : undefined
}

const replyToAddress = async (
  planned: PlannedTurn,
  reader: Reader,
  { turn, view, ports }: ReplyContext,
): Promise<PlannedTurn> => {
  const words = (await ports.contact?.())?.addressWords(reader, planned.isAwaited)
  if (words === undefined) return planned
  const { tells: _, question: __, product: ___, ...plan } = planned.plan
  const node = currentNode(turn.agent.settings.nodes, view) ?? plan.node
  return { ...planned, plan: { ...plan, node, words, variables: reader.variables, parts: [], isEnd: false } }
}

/** A plan that asks the team to join or passes a message on to it, or begins to. */
const planForRequest = async (
  planned: PlannedTurn,
  reader: Reader & { readonly language: string },
  { turn: { agent }, view, ports }: ReplyContext,
): Promise<PlannedTurn> => {
  const { plan } = planned
  const { nodes } = agent.settings
  const withPlan = ({ words, ...changes }: Partial<Plan>): PlannedTurn => {
    const { product: _, ...own } = plan
    return { ...planned, plan: words === undefined ? { ...plan, ...changes } : { ...own, ...changes, words } }
  }
  if (ports.isDemo && !plan.tells) return planned
  if (ports.isDemo)
    return withPlan({ words: await productText('noHandoffInDemo', reader.language), product: 'noHandoffInDemo' })
  const isRequest = plan.tells !== 'message'
  const away = isRequest ? await ports.awayWords?.(agent, world().now(), reader) : undefined
  if (isRequest && away === undefined) return planned
  // a node that also asks what it is about keeps its questions, under words that say how things are
  if (!plan.tells && !asksForContactOnly(plan.node))
    return withPlan({ words: [away, plan.words ?? plan.question].filter((text) => text !== undefined).join('\n\n') })
  const contact = await ports.contact?.()
  const asking = nodes.find(({ id }) => id === view.head.nodeId)
  const isSaid =
    away !== undefined &&
    asking !== undefined &&
    isHandingOver(asking, nodes, 'request') &&
    view.messages.some(({ role, text }) => role === 'agent' && text.startsWith(away))
  const words = isSaid && plan.tells ? contact?.writeWords(reader.language) : away
  const isBegun = !plan.tells
  const form = plan.parts.length > 0 ? [] : (contact?.emailForm(agent, reader) ?? [])
  // a channel shows no form: the address is asked for in words, and answered or refused in words
  const question = view.head.route && form.length > 0 ? contact?.emailQuestion(reader.language) : undefined
  const isProduct = agent.settings.handoff?.awayMessage.trim() === ''
  return withPlan({
    tells: 'message',
    parts: [...plan.parts, ...form],
    ...(words === undefined ? {} : { words }),
    ...(words !== undefined && words === away && isProduct && question === undefined
      ? { product: 'teamAway' as const }
      : {}),
    ...(question === undefined ? {} : askedBelow(question, plan, words)),
    ...(isBegun ? { node: currentNode(nodes, view) ?? plan.node } : {}),
  })
}

/** A question under the words of a reply, or under what a model answers. */
const askedBelow = (question: string, plan: Plan, words = plan.words): Partial<Plan> =>
  words === undefined
    ? { question: [plan.question, question].filter((text) => text !== undefined).join('\n\n') }
    : { words: `${words}\n\n${question}` }

const asksForContactOnly = ({ asks = [] }: AgentNode): boolean =>
  asks.every((ask) => ask.kind === 'email' || ask.kind === 'phone' || isNameAsk(ask))

/** The node at which the conversation is, where it stays: questions of another one are not asked. */
const currentNode = (nodes: readonly AgentNode[], { head }: ConversationView): AgentNode | undefined =>
  nodes.find(({ id }) => id === head.nodeId) ?? nodes.find(({ type }) => type === 'start')
