import { agentOf } from '#features/agents'
import { storePicture } from '#features/files'
import { startAttempt } from '#functions/onboarding/analysis/start-attempt'
import { idsOf } from '#functions/onboarding/ids-of'
import { creations, type StoredAttempt, type StoredCreation } from '#functions/onboarding/store'
import { wizardSteps } from '#functions/onboarding/wizard-steps'
import { workspaceFor } from '#functions/onboarding/workspace-for'
import { attempt } from '#lib/database/commit'
import { is } from '#lib/database/condition'
import { environment } from '#lib/environment'
import { startFlow } from '#lib/events/start-flow'
import type { Context, Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { ParsedInputOf } from '#shared/contract'
import { onboardingText } from '#shared/onboarding/messages'
import type { onboarding as routes } from '#shared/onboarding/routes'
import { invalid, Problem } from '#shared/problems'
import type { CreationState } from './creation-state.ts'

type Route = (typeof routes)['POST /rpc/onboarding.createPersonalizedAgent']
type Input = ParsedInputOf<Route>

/** Beyond its flow's own limit nothing runs any more, whatever the table says. */
const ABANDONED_AFTER_MS = 660_000

/** Makes the attempt's agent, or tells how far that is. One attempt makes one agent, however often this is called. */
export const createPersonalizedAgent: Verb<typeof routes, 'POST /rpc/onboarding.createPersonalizedAgent'> = async (
  input,
  context,
) => {
  const workspaceId = await workspaceFor(input.workspaceId, context)
  const id = { workspaceId, attemptId: input.attemptId }
  const found = (await creations.get(id, { consistent: true })) ?? (await create(id, input, context))
  const stored = await ensureStarted(input.isRetry && hasFailed(found) ? await restart(found) : found)
  if (hasFailed(stored)) return { status: 'failed', ...onboardingText('notCreated') }
  const steps = stepsOf(stored)
  if (stored.status === 'running') return { status: 'running', steps, startedAt: stored.startedAt }
  const { agentId } = idsOf(id)
  const agentData = await agentOf(agentId)
  if (!agentData) throw new Problem('gone', agentText('deleted'))
  return {
    status: 'done',
    agentId,
    prototypeUrl: `/app/${environment('REGION_NAME')}/prototype?vg_id=${agentId}`,
    agentData,
    steps,
    suggestedQuestions: stored.suggestedQuestions ?? [],
    pageCount: stored.pageCount ?? 0,
  }
}

const hasFailed = ({ status, startedAt }: StoredCreation): boolean =>
  status === 'failed' || (status === 'running' && world().now() - startedAt > ABANDONED_AFTER_MS)

/** Written first; whoever comes second finds the first one's. */
const create = async (
  id: Pick<StoredCreation, 'workspaceId' | 'attemptId'>,
  { company, agentName, brandingChoices }: Input,
  { actor }: Context,
): Promise<StoredCreation> => {
  const attempted = await startAttempt({ ...id, company })
  const picture = await pictureFor(id.workspaceId, brandingChoices, attempted)
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
      primaryColor: brandingChoices.primaryColor,
      themeMode: brandingChoices.themeMode,
      ...(picture ? { picture } : {}),
      by: { sub: actor.kind === 'user' ? actor.sub : actor.kind, ...(email ? { email } : {}) },
    },
  }
  const { committed } = await attempt([creations.creating(fresh)])
  return committed ? fresh : ((await creations.get(id, { consistent: true })) ?? fresh)
}

/** A person's own picture, else what was found if they approved of it. */
const pictureFor = async (
  workspaceId: string,
  { customLogo, faviconApproved }: Input['brandingChoices'],
  { found }: StoredAttempt,
): Promise<string | undefined> => {
  if (!customLogo) return faviconApproved ? (found.favicon ?? found.logo) : undefined
  const picture = await storePicture(workspaceId, Buffer.from(customLogo, 'base64'))
  if (picture.kind === 'stored') return picture.url
  const message = picture.kind === 'too-large' ? onboardingText('logoTooLarge') : onboardingText('logoType')
  throw invalid('brandingChoices.customLogo', message)
}

/** Another try of the same agent; of two at once only one begins. */
const restart = async (failed: StoredCreation): Promise<StoredCreation> => {
  const { workspaceId, attemptId, tries } = failed
  const set = { status: 'running', tries: tries + 1, isStarted: false, startedAt: world().now() } as const
  await attempt([
    creations.changing(
      { workspaceId, attemptId },
      { set, remove: ['endedAt'] },
      { tries: is(tries), status: is(failed.status) },
    ),
  ])
  return (await creations.get({ workspaceId, attemptId }, { consistent: true })) ?? failed
}

/** Starts the flow unless it is known to run. Its name holds the try: a second start of one is none. */
const ensureStarted = async (stored: StoredCreation): Promise<StoredCreation> => {
  if (stored.status !== 'running' || stored.isStarted) return stored
  const { workspaceId, attemptId, tries } = stored
  const state: CreationState = { workspaceId, attemptId, tries }
  await startFlow('onboarding/create-agent', `${idsOf(stored).execution}-${tries}`, state)
  await attempt([creations.changing({ workspaceId, attemptId }, { set: { isStarted: true } }, { tries: is(tries) })])
  return { ...stored, isStarted: true }
}

const stepsOf = ({ startedAt, readAt, madeAt, importedAt, sourceId, endedAt, status }: StoredCreation) => {
  const end = status === 'done' ? endedAt : undefined
  return wizardSteps(startedAt, [
    [onboardingText('readingPages'), readAt],
    [onboardingText('creatingAgent'), madeAt],
    [onboardingText('importingPages'), sourceId ? importedAt : end],
    [onboardingText('learning'), end],
  ])
}
