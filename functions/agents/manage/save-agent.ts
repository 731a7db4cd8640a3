import { AgentSaved } from '#events/agents/events'
import { refuseUnusableCss } from '#functions/agents/css/refuse-unusable-css'
import type { Patch } from '#functions/agents/patch'
import { presentAgent } from '#functions/agents/present'
import { packSettings, unpackSettings } from '#functions/agents/settings-body'
import { type AgentMeta, agentListing, agents, drafts, liveCopies } from '#functions/agents/store'
import { summaryOf } from '#functions/agents/summary-of'
import { auditing } from '#lib/audit'
import { actorName } from '#lib/auth/actor-name'
import { attempt } from '#lib/database/commit'
import { nextModified } from '#lib/database/next-modified'
import type { Verb } from '#lib/http/api'
import { withoutUndefined } from '#lib/http/request/without-undefined'
import { world } from '#lib/world'
import { newAgentDefaults, starterDefaults } from '#shared/agents/defaults'
import { agentText } from '#shared/agents/messages'
import type { agents as routes } from '#shared/agents/routes'
import { AgentSettings } from '#shared/agents/schema'
import { invalid, Problem } from '#shared/problems'
import { createAgent } from './create-agent.ts'
import { limitNewAgents } from './limit-new-agents.ts'
import { refuseAgencysChoices } from './refuse-agencys-choices.ts'
import { withRenamedGreeting } from './with-renamed-greeting.ts'

/**
 * Creates the agent or saves its draft, never overwriting silently: another save in between is a `conflict` if the caller
 * names the copy that it edited (`lastModified`), and two overlapping saves always are.
 */
export const saveAgent: Verb<typeof routes, 'POST /v2/agents/{agentId}'> = async (input, { access, actor }) => {
  const {
    agentId,
    ownerID,
    lastModified: editedAt,
    ID: _id,
    ts: _ts,
    SECRET_API_KEY: _key,
    liveVersion: _live,
    hasUnpublishedChanges: _changed,
    ...patch
  } = input
  const [meta, draft] = await Promise.all([
    agents.get({ agentId }, { consistent: true }),
    drafts.get({ agentId }, { consistent: true }),
  ])
  if (!meta || !draft) {
    const { workspaceId } = access
    const settings = newSettings(patch)
    await refuseUnusableCss(settings.ADVANCED_customCSS)
    await limitNewAgents(workspaceId)
    const hasOwnGuards = patch.security !== undefined
    return { data: await createAgent({ agentId, workspaceId, settings, hasOwnGuards }, actor) }
  }
  if (ownerID !== undefined && ownerID !== meta.ownerID) throw new Problem('invalid', agentText('otherWorkspace'))
  if (editedAt !== undefined && editedAt !== meta.lastModified) throw changedMeanwhile()
  const before = unpackSettings(draft.body)
  refuseAgencysChoices(actor, patch, before)
  const settings = withRenamedGreeting(before.title, AgentSettings.parse({ ...before, ...withoutUndefined(patch) }))
  // CSS that was saved before this rule stops no other change
  if (settings.ADVANCED_customCSS !== before.ADVANCED_customCSS) await refuseUnusableCss(settings.ADVANCED_customCSS)
  const { body, hash } = packSettings(settings)
  if (hash === meta.draftHash) return { data: presentAgent(meta, settings) }
  const now = world().now()
  const { isStopped } = settings.security.spendGuards
  // two saves within a second must still differ, or the second editor's guard would miss the first
  const lastModified = nextModified(now, meta.lastModified)
  const saved: AgentMeta = { ...meta, ...summaryOf(settings), lastModified, draftHash: hash }
  const outcome = await attempt(
    [
      agents.changing(
        { agentId },
        { set: { ...summaryOf(settings), lastModified, draftHash: hash }, index: agentListing(saved) },
        { lastModified: { op: 'is', value: meta.lastModified } },
      ),
      drafts.putting({ agentId, body }),
      ...(isStopped === before.security.spendGuards.isStopped
        ? []
        : [liveCopies.changing({ agentId }, { set: { isStopped } })]),
      auditing({
        owner: `WS#${meta.ownerID}`,
        action: 'agent.saved',
        by: actorName(actor),
        subject: agentId,
        subjectName: settings.title,
        now,
      }),
    ],
    [AgentSaved({ workspaceId: meta.ownerID, agentId, lastModified })],
  )
  if (!outcome.committed) throw changedMeanwhile()
  return { data: presentAgent(saved, settings) }
}

const changedMeanwhile = () => new Problem('conflict', agentText('changedMeanwhile'))

/** Specification 1, section 3: the new-agent defaults, and for vg agents without nodes the starter defaults over them. */
const newSettings = (patch: Patch): AgentSettings => {
  const title = patch.title ?? ''
  if (!title) throw invalid('title', agentText('nameRequired'))
  const agentPlatform = patch.agentPlatform ?? 'vg'
  const isStarter = agentPlatform === 'vg' && !patch.nodes?.length
  const made = { title, agentPlatform, ...(patch.lang ? { lang: patch.lang } : {}) }
  const defaults = isStarter ? starterDefaults(made) : newAgentDefaults(made)
  return AgentSettings.parse({ ...defaults, ...withoutUndefined(patch) })
}
