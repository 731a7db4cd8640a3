import { agentOf, createAgent } from '#features/agents'
import { clients } from '#features/clients'
import { readPageFiles } from '#features/crawls'
import { attempts } from '#functions/onboarding/analysis/store'
import { clientOfRun } from '#functions/onboarding/client/client-run'
import { joiningOrganisation } from '#functions/onboarding/client/joining-organisation'
import { nameAfterCompany } from '#functions/onboarding/client/name-after-company'
import { factsOf } from '#functions/onboarding/facts/facts-of'
import { promptFacts } from '#functions/onboarding/facts/prompt-facts'
import { idsOf } from '#functions/onboarding/ids-of'
import { settingsOf } from '#functions/onboarding/settings/settings-of'
import type { Write } from '#lib/database/write'
import { step } from '#lib/events/step'
import { world } from '#lib/world'
import type { AgentSettings } from '#shared/agents/schema'
import { Problem } from '#shared/problems'
import { changeCreation, currentCreation } from './creation-progress.ts'
import { type CreationResult, CreationState } from './creation-state.ts'
import { siteLanguage } from './site-language.ts'
import type { StoredCreation } from './store.ts'

/** Step 2: creates the agent. Its id is derived from the attempt's, so that a second run finds it. */
export const handler = step(CreationState, async (state): Promise<CreationResult> => {
  const creation = await currentCreation(state)
  if (!creation) return { ...state, outcome: 'over' }
  const { workspaceId, attemptId } = state
  const pages = await readPageFiles({ workspaceId, crawlId: idsOf(state).crawlId })
  const analysis = await attempts.get({ workspaceId, attemptId }, { consistent: true })
  const website = analysis?.website ?? ''
  const lang = siteLanguage(pages) ?? creation.wish.lang ?? 'en'
  const facts = creation.wish.facts ?? factsOf(analysis?.facts ?? [], pages, website)
  const site = URL.parse(website)?.host ?? ''
  const read = promptFacts({ facts, lang, site, at: creation.startedAt })
  await createOnce(state, creation, settingsOf(creation.wish, { hasPages: pages.length > 0, lang, facts: read }))
  if (creation.madeAt === undefined)
    await changeCreation(state, { set: { madeAt: world().now(), lang, facts: [...facts] } })
  return { ...state, outcome: 'continue' }
})

const createOnce = async (
  { workspaceId, attemptId }: CreationState,
  { wish }: StoredCreation,
  settings: AgentSettings,
): Promise<void> => {
  const { agentId } = idsOf({ workspaceId, attemptId })
  const { sub, email } = wish.by
  const also = await withOrganisation(attemptId, agentId, wish.company.name)
  try {
    await createAgent(
      { agentId, workspaceId, settings, hasOwnGuards: false, also },
      { kind: 'user', sub, ...(email ? { email } : {}) },
    )
  } catch (failure) {
    if (!(failure instanceof Problem) || failure.code !== 'conflict') throw failure
    // an earlier try created it, unless it belongs to another workspace
    if ((await agentOf(agentId))?.ownerID !== workspaceId) throw failure
  }
}

/** An agent that an agency's client creates is their organisation's from the first moment, which is called as their company then. */
const withOrganisation = async (attemptId: string, agentId: string, company: string): Promise<readonly Write[]> => {
  const ID = clientOfRun(attemptId)
  if (ID === undefined) return []
  const client = await clients.get({ ID }, { consistent: true })
  if (!client) throw new Error(`client ${ID} is gone`)
  await nameAfterCompany(client, company)
  return joiningOrganisation(client, agentId)
}
