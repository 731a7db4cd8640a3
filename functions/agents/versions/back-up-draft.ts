import { agents, drafts } from '#functions/agents/store'
import { actorName } from '#lib/auth/actor-name'
import { commit } from '#lib/database/commit'
import type { Verb } from '#lib/http/api'
import { world } from '#lib/world'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { Problem } from '#shared/problems'
import { addingVersion } from './adding-version.ts'
import { draftVersion } from './draft-version.ts'

/** Saves the draft as a version (specification 3, section 7: saveAgentBackup, called after a publish). */
export const backUpDraft: Verb<typeof routes, 'POST /rpc/saveAgentBackup'> = async ({ agentId }, { actor }) => {
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft) throw new Problem('not-found', agentText('notFound'))
  // a published draft is a version already
  if (meta.draftHash !== meta.liveHash)
    await commit(
      await addingVersion(draftVersion({ meta, body: draft.body, by: actorName(actor), now: world().now() })),
    )
  return { success: true }
}
