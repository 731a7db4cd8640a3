import * as z from 'zod/mini'
import { randomId } from '#web/lib/random-id.ts'

const Draft = z.object({
  attemptId: z.string(),
  /** `branding` without choices is the analysis and the choosing; with them the agent is being made or is ready. */
  step: z.enum(['company-info', 'branding']),
  company: z.object({ name: z.string(), website: z.string(), description: z.string() }),
  /** An own logo is not kept here: it has been sent by the time these are. */
  choices: z.optional(
    z.object({ primaryColor: z.string(), themeMode: z.enum(['light', 'dark']), faviconApproved: z.boolean() }),
  ),
})
export type WizardDraft = z.infer<typeof Draft>

const keyOf = (workspaceId: string) => `wizard.${workspaceId}`
const fresh = (company: Partial<WizardDraft['company']> = {}): WizardDraft => ({
  attemptId: randomId(24),
  step: 'company-info',
  company: { name: '', website: '', description: '', ...company },
})

/** What somebody has begun in the wizard, kept on this machine per workspace until the agent is theirs. */
export const wizardDraft = {
  fresh,
  read: (workspaceId: string): WizardDraft => {
    try {
      const draft = Draft.parse(JSON.parse(localStorage.getItem(keyOf(workspaceId)) ?? ''))
      // specification 1: branding without company data returns to the company
      return draft.company.name.trim() ? draft : fresh(draft.company)
    } catch {
      // absent, or of an older shape: both begin anew
      return fresh()
    }
  },
  keep: (workspaceId: string, draft: WizardDraft) => localStorage.setItem(keyOf(workspaceId), JSON.stringify(draft)),
  drop: (workspaceId: string) => localStorage.removeItem(keyOf(workspaceId)),
}
