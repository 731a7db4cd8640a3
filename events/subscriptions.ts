import type { Feature } from '#shared/features'
import { agentRows } from './agents/rows.ts'
import { analyticsRows } from './analytics/rows.ts'
import { billingRows } from './billing/rows.ts'
import type { SubscriptionRow } from './brief-delivery.ts'
import { channelRows } from './channels/rows.ts'
import { conversationRows } from './conversations/rows.ts'
import { crawlRows } from './crawls/rows.ts'
import { domainRows } from './domains/rows.ts'
import { fileRows } from './files/rows.ts'
import { fleetRows } from './fleet/rows.ts'
import { gapRows } from './gaps/rows.ts'
import { knowledgeRows } from './knowledge/rows.ts'
import { notificationRows } from './notifications/rows.ts'
import { onboardingRows } from './onboarding/rows.ts'
import { webhookRows } from './webhooks/rows.ts'

/**
 * Which consumer acts on which event, composed of the features' rows. One consumer, one effect. The key is the file
 * (`functions/<key>.ts`), the Lambda, the log group and the trace segment.
 */
export const subscriptions = {
  ...agentRows.subscriptions,
  ...billingRows.subscriptions,
  ...domainRows.subscriptions,
  ...conversationRows.subscriptions,
  ...channelRows.subscriptions,
  ...analyticsRows.subscriptions,
  ...crawlRows.subscriptions,
  ...knowledgeRows.subscriptions,
  ...fleetRows.subscriptions,
  ...gapRows.subscriptions,
  ...fileRows.subscriptions,
  ...onboardingRows.subscriptions,
  ...notificationRows.subscriptions,
  ...webhookRows.subscriptions,
} as const satisfies Readonly<Record<`${Feature}/${string}`, SubscriptionRow>>
