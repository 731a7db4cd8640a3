import { startAttempt } from '#functions/onboarding/analysis/start-attempt'
import type { WizardRun } from '#functions/onboarding/wizard-run'
import type { Actor } from '#lib/auth/actor'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { world } from '#lib/world'
import { parseShortHex } from '#shared/colour'
import type { ParsedInputOf } from '#shared/contract'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { pictureFor } from './picture-for.ts'
import { creations, type StoredCreation } from './store.ts'

type Input = ParsedInputOf<(typeof routes)['POST /rpc/onboarding.createPersonalizedAgent']>

/** Stores a new creation; a concurrent second call returns the first one's. */
export const storeCreation = async (
  id: WizardRun,
  { company, agentName, brandingChoices, facts, goals, lang }: Input,
  actor: Actor,
): Promise<StoredCreation> => {
  const analysis = await startAttempt({ ...id, company })
  const picture = await pictureFor(id.workspaceId, brandingChoices, analysis)
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
      ...(goals ? { goals } : {}),
      by: creatorOf(actor),
    },
  }
  const { committed } = await attempt([creations.creating(fresh)])
  return committed ? fresh : ((await creations.get(id, { consistent: true })) ?? fresh)
}

/** By whom the agent is created, for the audit log. */
const creatorOf = (actor: Actor): StoredCreation['wish']['by'] =>
  actor.kind === 'user' ? { sub: actor.sub, ...(actor.email ? { email: actor.email } : {}) } : { sub: actorName(actor) }
