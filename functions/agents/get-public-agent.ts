import { creditState } from '#features/billing'
import type { Verb } from '#lib/api'
import { isDemoTokenOf } from '#lib/demo-token'
import { environment } from '#lib/environment'
import type { agents as routes } from '#shared/agents/routes'
import { brandOf } from '#shared/agents/themes'
import { hueOf, onColour } from '#shared/colour'
import { conversationMessages } from '#shared/conversations/messages'
import { Problem } from '#shared/problems'
import { isRegion } from '#shared/regions'
import { draftAgent } from './draft-agent.ts'
import { liveAgent } from './live-agent.ts'
import { publicCss } from './public-css.ts'
import { shouldContinue } from './should-continue.ts'

/** What the widget needs before its button paints: one answer, so that nothing else is asked on load. */
export const getPublicAgent: Verb<typeof routes, 'GET /public/agents/{agentId}'> = async (
  { agentId, demo = 'live' },
  { country },
) => {
  const isDraft = demo !== 'live'
  if (isDraft && !(await isDemoTokenOf(agentId, demo)))
    throw new Problem('unauthenticated', conversationMessages.demoEnded)
  const live = await (isDraft ? draftAgent(agentId) : liveAgent(agentId))
  const region = environment('REGION_NAME')
  if (!live || !isRegion(region)) throw new Problem('not-found', 'There is no such agent.')
  const [credits, usage, css] = await Promise.all([
    creditState(live.payer),
    shouldContinue(live),
    publicCss(live.settings),
  ])
  const brand = brandOf(live.settings)
  return {
    data: {
      ...live.settings,
      ID: agentId,
      ADVANCED_customCSS: css,
      ownerID: live.workspaceId,
      region,
      onBrand: onColour(brand),
      hue: hueOf(brand),
      credits,
      usage: { shouldContinue: usage },
      country: country ?? '',
    },
  }
}
