import { AgencySaved } from '#events/agencies/events'
import { TrialAdvanced } from '#events/billing/events'
import type { FeatureRows } from '#events/rows'
import { connectHost } from './connect-host.flow.ts'
import { DnsReminderDue } from './events.ts'

export const domainRows = {
  subscriptions: {
    'domains/brand/publish-brand': AgencySaved,
    'domains/redirects/redirect-hosts': TrialAdvanced,
    'domains/reminders/send-reminder': DnsReminderDue,
  },
  schedules: {
    'domains/hosts/sweep-hosts': 'rate(1 hour)',
    'domains/tenants/sweep-tenants': 'rate(6 hours)',
  },
  flows: {
    'domains/connect-host': connectHost,
  },
} as const satisfies FeatureRows<'domains'>
