import { packSettings } from '#functions/agents/settings-body'
import { bases, copies, pushedVersions, pushes, targets } from '#functions/fleet/store'
import { attempt } from '#lib/database/commit'
import { newAgentDefaults } from '#shared/agents/defaults'
import type { fleet } from '#shared/fleet/routes'
import type { Ids } from './ids.ts'

/** The push that each workspace of the matrix has. */
const aPush = '01J0000000000000000000000M'
/** The copy that each workspace of the matrix has, of its agent. */
export const aCopy = (workspaceId: string): string => `copy-of-${workspaceId}`

let fresh = 0

const ofSource = ({ workspaceId, agentId }: Ids) => ({ workspaceId, sourceId: agentId })
const ofCopy = ({ workspaceId }: Ids) => ({ workspaceId, agentId: aCopy(workspaceId) })
const ofPush = ({ workspaceId }: Ids) => ({ workspaceId, pushId: aPush })
const ofTarget = (ids: Ids) => ({ ...ofPush(ids), ...ofCopy(ids) })

/** One good input for every route of the fleet. */
export const fleetInputs = {
  'GET /v2/workspaces/{workspaceId}/fleet': ({ workspaceId }) => ({ workspaceId }),
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': ofSource,
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates': ofSource,
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links': (ids) => ({
    ...ofSource(ids),
    agentIds: [aCopy(ids.workspaceId)],
  }),
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': (ids) => ({
    ...ofSource(ids),
    copies: [{ agentId: `another-copy-${++fresh}`, title: 'Another' }],
  }),
  'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': ofCopy,
  'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': ({ workspaceId }) => ({
    workspaceId,
    agentId: 'never-a-copy-01',
  }),
  'GET /v2/workspaces/{workspaceId}/fleet/pushes': ({ workspaceId }) => ({ workspaceId }),
  'POST /v2/workspaces/{workspaceId}/fleet/pushes': (ids) => ({
    ...ofSource(ids),
    version: 0,
    stages: [{}],
    targets: [{ agentId: aCopy(ids.workspaceId), lastModified: 1, stage: 0 }],
  }),
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}': ofPush,
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': ofTarget,
  'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': (ids) => ({
    ...ofTarget(ids),
    lastModified: 1,
    takeNew: [],
  }),
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue': (ids) => ({ ...ofPush(ids), stage: 0 }),
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause': ofPush,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop': ofPush,
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo': ofPush,
} as const satisfies Readonly<Record<keyof typeof fleet, (ids: Ids) => Readonly<Record<string, unknown>>>>

/** The copy of a workspace's agent, and a push to it that waits. The copy's own record is made with the agents. */
export const addFleet = async (workspaceId: string, sourceId: string) => {
  const [agentId, agencyId, at] = [aCopy(workspaceId), `agency-${workspaceId}`, Date.now()]
  const { body } = packSettings(newAgentDefaults({ title: 'Source', agentPlatform: 'vg' }))
  await attempt([
    copies.putting({ workspaceId, agentId, sourceId, version: 1, at }),
    bases.putting({ agentId, sourceId, version: 1, body }),
    pushedVersions.putting({ pushId: aPush, startedAt: at, body }),
    pushes.putting({
      id: aPush,
      agencyId,
      workspaceId,
      sourceId,
      sourceTitle: 'Source',
      version: 1,
      state: 'waiting',
      stages: [{}, {}],
      stage: 0,
      by: 'owner@example.com',
      decidedBy: 'owner@example.com',
      startedAt: at,
      undoUntil: at + 86_400_000,
      targets: 1,
      run: 1,
    }),
    targets.putting({
      pushId: aPush,
      agentId,
      startedAt: at,
      stage: 1,
      state: 'waits',
      from: 1,
      takeNew: [],
      counts: { takes: 0, kept: 0, same: 0 },
      seenModified: 1,
      at,
      revision: 1,
    }),
  ])
}
