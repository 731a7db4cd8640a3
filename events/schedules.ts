import type { Feature } from '#shared/features'
import { billingRows } from './billing/rows.ts'
import { channelRows } from './channels/rows.ts'
import { conversationRows } from './conversations/rows.ts'
import { domainRows } from './domains/rows.ts'
import { gapRows } from './gaps/rows.ts'
import { knowledgeRows } from './knowledge/rows.ts'
import { opsRows } from './ops/rows.ts'
import { outboxRows } from './outbox/rows.ts'
import type { Rate } from './rows.ts'
import { senderRows } from './senders/rows.ts'
import { webhookRows } from './webhooks/rows.ts'
import { workspaceRows } from './workspaces/rows.ts'

/** Scheduled functions, composed of the features' rows. The key is the file (`functions/<key>.ts`) and the Lambda. */
export const schedules = {
  ...billingRows.schedules,
  ...channelRows.schedules,
  ...conversationRows.schedules,
  ...domainRows.schedules,
  ...senderRows.schedules,
  ...gapRows.schedules,
  ...knowledgeRows.schedules,
  ...outboxRows.schedules,
  ...opsRows.schedules,
  ...workspaceRows.schedules,
  ...webhookRows.schedules,
} as const satisfies Readonly<Record<`${Feature}/${string}`, Rate>>
