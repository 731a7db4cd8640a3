import { balanceOf, chargeWrites } from '#features/billing'
import { draftAgent } from '#functions/agents/draft-agent'
import { attempt } from '#lib/database/commit'
import { environment } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { world } from '#lib/world'
import { cssBlocks } from '#shared/agents/css/css-blocks'
import { cssText } from '#shared/agents/css/messages'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import type { LiveAgent } from '#shared/agents/schema'
import { turnPrice } from '#shared/billing/prices'
import { Problem } from '#shared/problems'
import { isRegion, regions } from '#shared/regions'
import { cssByRules } from './css-by-rules.ts'
import { cssPrompt } from './css-prompt.ts'

const MAX_OUTPUT_TOKENS = 1500
/** The gateway waits 30 s for an answer. */
const MODEL_MS = 24_000

/** The CSS assistant: the agent's own model when the platform holds its key, else fixed rules that say so and cost nothing. */
export const generateCss: Verb<typeof routes, 'POST /ai-css-generator'> = async (
  { messages, currentCSS, bucket },
  { access: { agentId } },
) => {
  const region = environment('REGION_NAME')
  if (bucket !== undefined && !(isRegion(region) && regions[region].bucket === bucket))
    throw new Problem('bad-request', cssText('otherRegion'))
  const agent = await draftAgent(agentId)
  if (!agent) throw new Problem('not-found', agentText('notFound'))
  await rateLimit({ scope: `css#${agentId}`, perWindow: 30, windowSeconds: 600, message: cssText('tooMany') })
  const said = messages.map(({ role, content }) => ({ role, text: content }))
  try {
    const reply = (await generateWithModel(agent, said, currentCSS)) ?? cssByRules(said.at(-1)?.text ?? '')
    return { success: true, response: await keepUsableCss(reply) }
  } catch (error) {
    // the shape that integrators know (specification 1, section 7)
    if (error instanceof Problem && error.code === 'unavailable') return { success: false, error: error.message }
    throw error
  }
}

/** The model's reply, paid for; nothing when there is no key for it. */
const generateWithModel = async (
  { settings, payer, agentId }: LiveAgent,
  messages: readonly { readonly role: 'user' | 'assistant'; readonly text: string }[],
  currentCss: string,
): Promise<string | undefined> => {
  // only this route needs the models: agents' other calls start without them
  const { connectedModel } = await import('#features/models')
  const model = await connectedModel(settings.vg_defaultModel)
  if (!model) return undefined
  const system = cssPrompt(currentCss)
  // no text has more tokens than this
  const input = system.length + messages.reduce((sum, { text }) => sum + text.length, 0)
  if ((await balanceOf(payer)) < turnPrice(model.id, { input, output: MAX_OUTPUT_TOKENS }))
    throw new Problem('no-credits', cssText('noCredits'))
  const said = await model.ask({ system, messages, maxOutputTokens: MAX_OUTPUT_TOKENS, timeoutMs: MODEL_MS })
  if (!said) throw new Problem('unavailable', cssText('failed'))
  const milliCredits = turnPrice(model.id, said.tokens)
  const paid = await attempt(chargeWrites({ payer, milliCredits, reason: 'turn', agentId, now: world().now() }))
  // somebody else spent the balance meanwhile
  if (!paid.committed) throw new Problem('no-credits', cssText('noCredits'))
  return said.text
}

/** A reply whose CSS holds only what visitors would get, with the reasons for what was cut. */
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
