import { paying, prepay, prepaying } from '#features/billing'
import { draftAgent } from '#functions/agents/draft-agent'
import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { cssBlocks } from '#shared/agents/css/css-blocks'
import { cssText } from '#shared/agents/css/messages'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import type { LiveAgent } from '#shared/agents/schema'
import { turnPrice } from '#shared/billing/turn-price'
import { Problem } from '#shared/problems'
import { isRegion, regions } from '#shared/regions'
import { cssByRules } from './css-by-rules.ts'
import { cssPrompt } from './css-prompt.ts'

const MAX_OUTPUT_TOKENS = 1500
/** What a provider adds to each message, at most. */
const MESSAGE_TOKENS = 16
/** The gateway times out after 30 s. */
const MODEL_MS = 24_000

/** The CSS assistant: the agent's own model when the platform has its key, else fixed rules, which are free and say so. */
export const generateCss: Verb<typeof routes, 'POST /ai-css-generator'> = async (
  { messages, currentCSS, bucket },
  { access: { agentId } },
) => {
  const region = environment('REGION_NAME')
  if (bucket !== undefined && !(isRegion(region) && regions[region].bucket === bucket))
    throw new Problem('bad-request', cssText('otherRegion'))
  const agent = await draftAgent(agentId)
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  // a payer has any number of agents
  await rateLimit({
    scope: `css#${agent.payer.kind}#${agent.payer.id}`,
    perWindow: 30,
    windowSeconds: 600,
    message: cssText('tooMany'),
  })
  const history = messages.map(({ role, content }) => ({ role, text: content }))
  try {
    const reply = (await generateWithModel(agent, history, currentCSS)) ?? cssByRules(history.at(-1)?.text ?? '')
    return { success: true, response: await keepUsableCss(reply) }
  } catch (error) {
    // the shape that integrators know (specification 1, section 7)
    if (error instanceof Problem && error.code === 'unavailable') return { success: false, error: error.message }
    throw error
  }
}

/** The model's reply, paid before it is asked for; what it did not cost comes back. `undefined` without a key for the model. */
const generateWithModel = async (
  { settings, payer, workspaceId, agentId }: LiveAgent,
  messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[],
  currentCss: string,
): Promise<string | undefined> => {
  // loaded on use: the other routes start without the models
  const { connectedModel } = await import('#features/models')
  const model = await connectedModel(settings.vg_defaultModel)
  if (!model) return undefined
  const system = cssPrompt(currentCss)
  const texts = [system, ...messages.map(({ text }) => text)]
  // a text has at most one token a byte
  const input = texts.reduce((sum, text) => sum + Buffer.byteLength(text) + MESSAGE_TOKENS, 0)
  const most = turnPrice(model.id, { input, output: MAX_OUTPUT_TOKENS })
  const now = world().now()
  // paid before it is asked: concurrent requests cannot spend the same balance
  const prepaid = prepaying({ payer, milliCredits: most, reason: 'turn', workspaceId, agentId, now })
  if (!(await prepay(prepaid))) throw new Problem('no-credits', cssText('noCredits'))
  const settle = async (cost: number) => {
    const { step, writes, events } = prepaid.settling(cost, world().now())
    await paying(step, (money) => [...money.writes, ...writes], events)
  }
  const reply = await model
    .ask({ system, messages, maxOutputTokens: MAX_OUTPUT_TOKENS, timeoutMs: MODEL_MS })
    .catch(async (error: unknown) => {
      await settle(0)
      throw error
    })
  await settle(reply ? turnPrice(model.id, reply.tokens) : 0)
  if (!reply) throw new Problem('unavailable', cssText('failed'))
  return reply.text
}

/** A reply whose CSS has only what the widget applies, with the reasons for what was removed. */
const keepUsableCss = async (reply: string): Promise<string> => {
  const { usableCss } = await import('#shared/agents/css/usable-css')
  let text = reply
  const reasons = new Set<string>()
  for (const block of cssBlocks(reply)) {
    const { css, reasons: why } = usableCss(block)
    for (const reason of why) reasons.add(reason)
    text = text.replace(block, () => css)
  }
  return reasons.size === 0 ? text : `${text}\n\n${[...reasons].join('\n')}`
}
