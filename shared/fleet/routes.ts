import * as z from 'zod'
import { AgentId, AgentSettings } from '#shared/agents/schema'
import { contract } from '#shared/contract'
import { FleetDiff } from './fleet-change.ts'
import { MAX_COPIES_MADE, MAX_LINKED, MAX_STAGES } from './limits.ts'
import {
  FleetCandidate,
  FleetCopy,
  FleetSource,
  Push,
  PushId,
  PushStage,
  PushTarget,
  TargetChoice,
  TargetChoices,
} from './schema.ts'

const AWorkspace = z.strictObject({ workspaceId: z.string().max(40) })
const ASource = AWorkspace.extend({ sourceId: AgentId })
const ACopy = AWorkspace.extend({ agentId: AgentId })
const APush = AWorkspace.extend({ pushId: PushId })
const after = z.string().max(2000).optional()

/** One agent's changes for many clients' agents. For the agency's own team; a client never comes here. */
export const fleet = contract({
  'GET /v2/workspaces/{workspaceId}/fleet': {
    auth: 'workspace:read',
    summary: 'The agents that have copies, by title.',
    input: AWorkspace,
    output: z.object({ sources: z.array(FleetSource) }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': {
    auth: 'workspace:read',
    rate: 'fleet',
    summary:
      'The copies of an agent, 25 a page, each compared with the version that is live there: `version`, which a push names.',
    input: ASource.extend({ after }),
    output: z.object({
      source: FleetSource,
      version: z.number().int(),
      copies: z.array(FleetCopy),
      cursor: z.string().optional(),
    }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/candidates': {
    auth: 'workspace:read',
    summary: 'Agents that are no copies and have none, so that they could become copies of this one; 50 a page.',
    input: ASource.extend({ after }),
    output: z.object({ candidates: z.array(FleetCandidate), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/links': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Makes existing agents copies of this one, from its live version: where they differ from it now is their own, and stays. A repeated call changes nothing.',
    input: ASource.extend({ agentIds: z.array(AgentId).min(1).max(MAX_LINKED) }),
    output: z.object({ copies: z.array(FleetCopy) }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/sources/{sourceId}/copies': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Creates copies of the live version, each with the id that is given, its own name and key, for an organisation or none; knowledge is not copied. A repeated call creates no second one.',
    input: ASource.extend({
      copies: z
        .array(
          z.strictObject({
            agentId: AgentId,
            title: AgentSettings.shape.title,
            organisationId: z.string().max(40).optional(),
          }),
        )
        .min(1)
        .max(MAX_COPIES_MADE),
    }),
    output: z.object({ copies: z.array(FleetCopy) }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': {
    auth: 'workspace:read',
    rate: 'fleet',
    summary: 'A copy with its differences from the source’s live version, `version`, setting by setting.',
    input: ACopy,
    output: z.object({ copy: FleetCopy, version: z.number().int(), diff: FleetDiff }),
  },
  'DELETE /v2/workspaces/{workspaceId}/fleet/copies/{agentId}': {
    auth: 'workspace:write',
    summary: 'Makes a copy an agent of its own. Its settings stay; a repeated call changes nothing.',
    input: ACopy,
    output: z.object({ success: z.literal(true) }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/pushes': {
    auth: 'workspace:read',
    summary: 'Pushes, newest first, 20 a page.',
    input: AWorkspace.extend({ after }),
    output: z.object({ pushes: z.array(Push), cursor: z.string().optional() }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/pushes': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Starts a push of an agent’s live version (`version`; `conflict` if there is a newer one) to copies of it. The first stage starts at once. Each copy is published only if it is as the person saw it.',
    input: AWorkspace.extend({
      sourceId: AgentId,
      version: z.number().int(),
      stages: z.array(PushStage).min(1).max(MAX_STAGES),
      targets: TargetChoices,
    }),
    output: z.object({ push: Push }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}': {
    auth: 'workspace:read',
    summary: 'A push with the state of each copy.',
    input: APush,
    output: z.object({ push: Push, targets: z.array(PushTarget) }),
  },
  'GET /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': {
    auth: 'workspace:read',
    rate: 'fleet',
    summary:
      'The differences of one copy from the version that the push holds: as it is now, or, once it has the changes, as it was before. `lastModified` is the one to choose by.',
    input: APush.extend({ agentId: AgentId }),
    output: z.object({ target: PushTarget, lastModified: z.number().int().optional(), diff: FleetDiff }),
  },
  'PUT /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/targets/{agentId}': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Chooses anew for a copy that has not got the changes yet, or was left as it is: it waits for the stage, or, when that has been, for the next. `isLeftOut` leaves it out.',
    input: APush.extend({
      agentId: AgentId,
      lastModified: TargetChoice.shape.lastModified,
      takeNew: TargetChoice.shape.takeNew,
      isLeftOut: z.boolean().default(false),
    }),
    output: z.object({ target: PushTarget }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/continue': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Starts the next stage (`stage`), or goes on with the one that was paused. A repeated call changes nothing.',
    input: APush.extend({ stage: z.number().int() }),
    output: z.object({ push: Push }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/pause': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary: 'Holds the push. What is published stays; nothing more is, until it is continued.',
    input: APush,
    output: z.object({ push: Push }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/stop': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary: 'Ends the push. What is published stays, the rest is left out.',
    input: APush,
    output: z.object({ push: Push }),
  },
  'POST /v2/workspaces/{workspaceId}/fleet/pushes/{pushId}/undo': {
    auth: 'workspace:write',
    rate: 'fleet',
    summary:
      'Publishes what each copy had before the push, where nothing was changed since; ends the push if it is under way.',
    input: APush,
    output: z.object({ push: Push }),
  },
})
