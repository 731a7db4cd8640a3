import { agentOf } from '#features/agents'
import { publishAgent, saveAgent } from '#features/agents-editing'
import { attempts } from '#functions/onboarding/analysis/store'
import { onboardingClient } from '#functions/onboarding/client/onboarding-client'
import { clientOnboardings } from '#functions/onboarding/client/store'
import { pictureFor } from '#functions/onboarding/creation/picture-for'
import { creations } from '#functions/onboarding/creation/store'
import { agentIdOfClient } from '#functions/onboarding/ids-of'
import { customThemeOf } from '#functions/onboarding/settings/custom-theme-of'
import type { WizardRun } from '#functions/onboarding/wizard-run'
import { attempt } from '#lib/database/commit'
import { absent, is } from '#lib/database/condition'
import type { Verb } from '#lib/http/api'
import { rateLimit } from '#lib/http/rate-limit'
import { agentText } from '#shared/agents/messages'
import { portalText } from '#shared/clients/portal-messages'
import { parseShortHex } from '#shared/colour'
import type { onboarding as routes } from '#shared/onboarding/routes'
import type { BrandingChoices } from '#shared/onboarding/schema'
import { Problem } from '#shared/problems'

/**
 * Gives the client's agent another look while they are being onboarded, whatever tabs they have: it is theirs, and nothing but its look
 * changes. Live at once, as the agent is. Doing it again changes nothing.
 */
export const restyleClientAgent: Verb<typeof routes, 'POST /portal/onboarding/look'> = async (
  { brandingChoices },
  context,
) => {
  const { client, workspaceId } = await onboardingClient(context)
  // first: each call may bring a picture, which is stored
  await rateLimit({
    scope: `look#${client.ID}`,
    perWindow: 20,
    windowSeconds: 3600,
    message: portalText('tooManyTries'),
  })
  const agentId = agentIdOfClient(client.ID)
  const [agent, onboarding] = await Promise.all([
    agentOf(agentId),
    clientOnboardings.get({ clientId: client.ID }, { consistent: true }),
  ])
  const creating = onboarding?.creating
  const analysis =
    creating === undefined ? undefined : await attempts.get({ workspaceId, attemptId: creating }, { consistent: true })
  const picture = await pictureFor(workspaceId, brandingChoices, { found: analysis?.found ?? {} })
  if (agent?.ownerID !== workspaceId) {
    if (creating !== undefined && (await changeWish({ workspaceId, attemptId: creating }, brandingChoices, picture)))
      return { success: true }
    throw new Problem('not-found', agentText('notFound'))
  }
  const ofAgent = { ...context, access: { ...context.access, agentId } }
  const { data } = await saveAgent(
    {
      agentId,
      theme: 'custom',
      customThemeJSONString: customThemeOf(brandingChoices.primaryColor, brandingChoices.themeMode),
      roundedImageURL: picture && /^https?:/.test(picture) ? picture : '',
    },
    ofAgent,
  )
  // what the team has not finished stays theirs to publish
  if (data.hasUnpublishedChanges && !agent.hasUnpublishedChanges)
    await publishAgent({ agentId, lastModified: data.lastModified }, ofAgent)
  return { success: true }
}

/** What is asked of an agent that does not stand yet; whether that was in time. */
const changeWish = async (
  run: WizardRun,
  { primaryColor, themeMode }: BrandingChoices,
  picture: string | undefined,
): Promise<boolean> => {
  const stored = await creations.get(run, { consistent: true })
  if (!stored) return false
  const { picture: _, ...wish } = stored.wish
  const asked = { ...wish, primaryColor: parseShortHex(primaryColor) ?? primaryColor, themeMode }
  const { committed } = await attempt([
    creations.changing(
      run,
      { set: { wish: picture ? { ...asked, picture } : asked } },
      { status: is('running'), madeAt: absent },
    ),
  ])
  return committed
}
