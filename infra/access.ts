import { agencyGrants } from './access/agencies.ts'
import { agentGrants } from './access/agents.ts'
import { analyticsGrants } from './access/analytics.ts'
import { billingGrants } from './access/billing.ts'
import { channelGrants } from './access/channels.ts'
import { clientGrants } from './access/clients.ts'
import { conversationGrants } from './access/conversations.ts'
import { crawlGrants } from './access/crawls.ts'
import { domainGrants } from './access/domains.ts'
import { fileGrants } from './access/files.ts'
import { fleetGrants } from './access/fleet.ts'
import { gapGrants } from './access/gaps.ts'
import { knowledgeGrants } from './access/knowledge.ts'
import { notificationGrants } from './access/notifications.ts'
import { onboardingGrants } from './access/onboarding.ts'
import { opsGrants } from './access/ops.ts'
import { outboxGrants } from './access/outbox.ts'
import { senderGrants } from './access/senders.ts'
import { webhookGrants } from './access/webhooks.ts'
import { workspaceGrants } from './access/workspaces.ts'
import type { FunctionName } from './function-name.ts'
import type { Grants } from './grants/grants.ts'

/**
 * The permissions of every function, composed of infra/access/<feature>.ts: the cloud's roles and the rules of the local AWS proxy
 * are both made from this table, and nothing else grants anything.
 */
export const access: Readonly<Record<FunctionName, Grants>> = {
  ...workspaceGrants,
  ...agencyGrants,
  ...domainGrants,
  ...senderGrants,
  ...agentGrants,
  ...billingGrants,
  ...analyticsGrants,
  ...clientGrants,
  ...fleetGrants,
  ...conversationGrants,
  ...channelGrants,
  ...crawlGrants,
  ...knowledgeGrants,
  ...gapGrants,
  ...fileGrants,
  ...onboardingGrants,
  ...outboxGrants,
  ...opsGrants,
  ...notificationGrants,
  ...webhookGrants,
}

/** The grants of a function whose name is known at run time only; without a row, its own log and nothing more. */
export const grantsOf = (name: string): Grants => (access as Readonly<Record<string, Grants | undefined>>)[name] ?? {}
