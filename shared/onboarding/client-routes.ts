import * as z from 'zod'
import { agentText } from '#shared/agents/messages'
import { contract } from '#shared/contract'
import { fieldMessage } from '#shared/field-message'
import { ClientDraft } from './client-draft.ts'
import { AttemptId, BrandingChoices } from './schema.ts'

const nothing = z.strictObject({})
const success = z.object({ success: z.literal(true) })

/** Specification 2, section 3. There are none before voice. */
const TwilioNumber = z.object({ number: z.string(), friendlyName: z.string(), workspaceId: z.string() })

/**
 * Calls of a new client's onboarding and of the agents that clients make, on their agency's portal, beside the two of the wizard. All but the first and the last two are `forbidden` to a
 * client who has finished it or was added by the team.
 */
export const clientOnboarding = contract({
  'GET /portal/onboarding': {
    auth: 'portal:person',
    summary: 'Where the client is in their onboarding, for a page that is loaded again or on another device.',
    input: nothing,
    output: z.object({
      isCompleted: z.boolean(),
      /** What was saved last; absent at the beginning and after the end. */
      draft: ClientDraft.optional(),
      /** The client’s agent, once it stands. */
      agentId: z.string().optional(),
    }),
  },
  'PUT /portal/onboarding': {
    auth: 'portal:person',
    summary:
      'Saves where the client is. `conflict` for another attempt than the one that creates the agent: another device has gone on.',
    input: z.strictObject({ draft: ClientDraft }),
    output: success,
  },
  'POST /portal/onboarding/complete': {
    auth: 'portal:person',
    summary:
      'Ends the onboarding, also before an agent was created: then the client gets a plain one, unless theirs is being created. Doing it again is no error.',
    input: nothing,
    output: z.object({
      success: z.literal(true),
      agentId: z.string().optional(),
      /** The wizard is still creating it. */
      isCreating: z.boolean(),
    }),
  },
  'POST /portal/onboarding/look': {
    auth: 'portal:person',
    summary: 'Gives the client’s new agent another look, live at once.',
    input: z.strictObject({ brandingChoices: BrandingChoices }),
    output: success,
  },
  'POST /portal/agents': {
    auth: 'portal:person',
    summary:
      'Creates an agent for the client’s organisation, live at once, where the agency lets the client (`allowCreateAgents`): ten a day, up to 20 of an organisation. A repeated call of one attempt answers the same agent.',
    input: z.strictObject({
      attemptId: AttemptId,
      title: z
        .string()
        .trim()
        .min(1, fieldMessage(agentText('nameRequired')))
        .max(120),
    }),
    output: z.object({ agentId: z.string() }),
  },
  'POST /rpc/v2Audio.getTwilioNumbers': {
    auth: 'onboarding',
    summary: 'The telephone numbers that an agent could answer. There are none before voice: the list is empty.',
    input: z.strictObject({ workspaceId: z.string().max(40).optional() }),
    output: z.object({ numbers: z.array(TwilioNumber) }),
  },
})
