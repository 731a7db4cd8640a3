import { creditState } from '#features/billing'
import { draftAgent } from '#functions/agents/draft-agent'
import { liveAgent } from '#functions/agents/live-agent'
import { shouldContinue } from '#functions/agents/should-continue'
import { capabilities } from '#lib/capabilities'
import { ownRegion } from '#lib/environment'
import type { Verb } from '#lib/http/api'
import { isDemoTokenOf } from '#lib/tokens/demo-token'
import { demoText } from '#shared/agents/demo-messages'
import { queueMessage } from '#shared/agents/handoff/queue-message'
import { hearsVoice } from '#shared/agents/hears-voice'
import { brandOf } from '#shared/agents/look/themes'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { hueOf, onColour } from '#shared/colour'
import { Problem } from '#shared/problems'
import { publicCss } from './public-css.ts'
import { publicPictures } from './public-pictures.ts'

/** Everything that the widget needs to paint its button, in one response. */
export const getPublicAgent: Verb<typeof routes, 'GET /public/agents/{agentId}'> = async (
  { agentId, demo = 'live' },
  { country },
) => {
  const isDraft = demo !== 'live'
  if (isDraft && !(await isDemoTokenOf(agentId, demo))) throw new Problem('unauthenticated', demoText('demoEnded'))
  const live = await (isDraft ? draftAgent(agentId) : liveAgent(agentId))
  if (!live) throw new Problem('not-found', agentText('notFound'))
  const [credits, usage, css, pictures, connected] = await Promise.all([
    creditState(live.payer),
    shouldContinue(live),
    publicCss(live.settings),
    publicPictures(live),
    capabilities(),
  ])
  const brand = brandOf(live.settings)
  return {
    data: {
      ...live.settings,
      ...pictures,
      UIhandoffSubtitle: queueMessage(live.settings),
      ID: agentId,
      ADVANCED_customCSS: css,
      ownerID: live.workspaceId,
      region: ownRegion(),
      hearsVoice: hearsVoice(live.settings, connected),
      onBrand: onColour(brand),
      hue: hueOf(brand),
      credits,
      usage: { shouldContinue: usage },
      country: country ?? '',
    },
  }
}
