import * as z from 'zod'
import { clientTabs } from './client-tabs.ts'

/** SAAS Mode: how clients of the agency begin, and what a new one may do (specification 2, section 3; defaults of section 9). */
export const ClientOnboarding = z.strictObject({
  showWelcomeStep: z.boolean().default(true),
  showGoalsStep: z.boolean().default(true),
  showCompanyInfoStep: z.boolean().default(true),
  showAgentCreationStep: z.boolean().default(true),
  requireCompanyName: z.boolean().default(true),
  requireCompanyWebsite: z.boolean().default(false),
  requireCompanyDescription: z.boolean().default(true),
  showTestTextAgent: z.boolean().default(true),
  showTryVoice: z.boolean().default(true),
  showWidgetScript: z.boolean().default(true),
  defaultDashboardLayout: z.enum(['vertical', 'horizontal']).default('vertical'),
  /** Specification 2, section 6. */
  defaultClientAccess: z
    .array(z.enum(clientTabs))
    .max(clientTabs.length)
    .transform((tabs) => [...new Set(tabs)])
    .default(['/home', '/analytics', '/convos', '/leads']),
  defaultAllowCreateAgents: z.boolean().default(false),
  defaultCanDelegateChats: z.boolean().default(false),
  defaultHideAdvancedSettings: z.boolean().default(false),
})
export type ClientOnboarding = z.output<typeof ClientOnboarding>
