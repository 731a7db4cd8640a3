import type { FeatureRows } from '#events/rows'
import { verifySender } from './verify-sender.flow.ts'

export const senderRows = {
  serviceEvents: {
    'senders/feedback/record-feedback': { source: 'aws.ses', types: ['Email Bounced', 'Email Complaint Received'] },
  },
  schedules: {
    'senders/sweep-senders': 'rate(1 hour)',
  },
  flows: {
    'senders/verify-sender': verifySender,
  },
} as const satisfies FeatureRows<'senders'>
