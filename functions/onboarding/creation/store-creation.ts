import { storePicture } from '#features/files'
import { startAttempt } from '#functions/onboarding/analysis/start-attempt'
import type { StoredAttempt } from '#functions/onboarding/analysis/store'
import type { WizardRun } from '#functions/onboarding/wizard-run'
import type { Actor } from '#lib/auth/actor'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { parseShortHex } from '#shared/colour'
import type { ParsedInputOf } from '#shared/contract'
import { onboardingText } from '#shared/onboarding/messages'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { invalid } from '#shared/problems'
import { creations, type StoredCreation } from './store.ts'

type Input = ParsedInputOf<(typeof routes)['POST /rpc/onboarding.createPersonalizedAgent']>

/** Stores a new creation; a concurrent second call returns the first one's. */
export const storeCreation = async (
  id: WizardRun,
  { company, agentName, brandingChoices, facts, lang }: Input,
  actor: Actor,
): Promise<StoredCreation> => {
  const analysis = await startAttempt({ ...id, company })
  const picture = await pictureFor(id.workspaceId, brandingChoices, analysis)
  const email = actor.kind === 'user' ? actor.email : undefined
  const fresh: StoredCreation = {
    ...id,
    tries: 1,
    status: 'running',
    isStarted: false,
    startedAt: world().now(),
    wish: {
      title: agentName || company.name,
      company: { name: company.name, description: company.description },
      primaryColor: parseShortHex(brandingChoices.primaryColor) ?? brandingChoices.primaryColor,
      themeMode: brandingChoices.themeMode,
      ...(lang ? { lang } : {}),
      ...(picture ? { picture } : {}),
      ...(facts ? { facts } : {}),
      by: { sub: actor.kind === 'user' ? actor.sub : actor.kind, ...(email ? { email } : {}) },
    },
  }
  const { committed } = await attempt([creations.creating(fresh)])
  return committed ? fresh : ((await creations.get(id, { consistent: true })) ?? fresh)
}

/** The uploaded picture, else the site's if the user approved it. */
const pictureFor = async (
  workspaceId: string,
  { customLogo, faviconApproved, picture: chosen }: Input['brandingChoices'],
  { found }: StoredAttempt,
): Promise<string | undefined> => {
  const [first] = found.pictures ?? []
  if (!customLogo && !faviconApproved) return undefined
  if (!customLogo && chosen === undefined) return first?.url ?? found.favicon ?? found.logo
  if (!customLogo) {
    if (chosen === found.favicon || chosen === found.logo || found.pictures?.some(({ url }) => url === chosen))
      return chosen
    throw invalid('brandingChoices.picture', onboardingText('pictureUnknown'))
  }
  const picture = await storePicture(workspaceId, Buffer.from(customLogo, 'base64'))
  if (picture.kind === 'stored') return picture.url
  const message = picture.kind === 'too-large' ? onboardingText('logoTooLarge') : onboardingText('logoType')
  throw invalid('brandingChoices.customLogo', message)
}
