import type { Fact } from '#shared/onboarding/fact'
import type { GoalName } from '#shared/onboarding/goal-names'
import type { BrandingChoices, Company, ThemeMode } from '#shared/onboarding/schema'
import { randomId } from '#web/lib/random-id.ts'

export interface BrandEdits {
  readonly primaryColor?: string | undefined
  readonly themeMode?: ThemeMode | undefined
  readonly facts?: readonly Fact[] | undefined
}

export interface WizardDraft {
  readonly attemptId: string
  /** `branding` without choices is the analysis and the choices; with them the agent is being created or is ready. */
  readonly step: 'company-info' | 'branding'
  readonly company: Company
  /** What the agent is for; a client of an agency is asked. */
  readonly goals?: readonly GoalName[] | undefined
  /** The company has said that it has none: the field is hidden. */
  readonly hasNoWebsite?: boolean | undefined
  /** A custom logo is not stored here: it has been sent by then. */
  readonly choices?: Omit<BrandingChoices, 'customLogo'> | undefined
  /** What was changed of the brand that was found, before it is chosen. */
  readonly edits?: BrandEdits | undefined
  /** The agent that stands, while its brand is chosen again. */
  readonly madeAgentId?: string | undefined
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/**
 * Our own stored data, validated by hand: a schema library for these ten fields would be a third of the wizard's download.
 * An older version's draft that does not match is dropped.
 */
const isDraft = (value: unknown): value is WizardDraft => {
  if (!isObject(value) || !isObject(value.company)) return false
  const { attemptId, step, company, choices } = value
  const areTexts = [attemptId, company.name, company.website, company.description].every(
    (text) => typeof text === 'string',
  )
  const isId = value.madeAgentId === undefined || typeof value.madeAgentId === 'string'
  const isFlag = value.hasNoWebsite === undefined || typeof value.hasNoWebsite === 'boolean'
  const areChoices =
    choices === undefined ||
    (isObject(choices) &&
      typeof choices.primaryColor === 'string' &&
      (choices.themeMode === 'light' || choices.themeMode === 'dark') &&
      typeof choices.faviconApproved === 'boolean')
  return (
    areTexts &&
    isFlag &&
    areEdits(value.edits) &&
    isId &&
    areChoices &&
    (step === 'company-info' || step === 'branding')
  )
}

const areEdits = (edits: unknown): boolean => {
  if (edits === undefined) return true
  if (!isObject(edits)) return false
  const { primaryColor = '', themeMode = 'light', facts = [] } = edits
  return (
    typeof primaryColor === 'string' &&
    (themeMode === 'light' || themeMode === 'dark') &&
    Array.isArray(facts) &&
    facts.every((fact) => isObject(fact) && typeof fact.kind === 'string' && typeof fact.value === 'string')
  )
}

const keyOf = (workspaceId: string) => `wizard.${workspaceId}`
const fresh = (company: Partial<WizardDraft['company']> = {}): WizardDraft => ({
  attemptId: randomId(24),
  step: 'company-info',
  company: { name: '', website: '', description: '', ...company },
})

/** The unfinished wizard, kept in this browser per workspace until the agent is created. */
export const wizardDraft = {
  fresh,
  read: (workspaceId: string): WizardDraft => {
    try {
      const draft: unknown = JSON.parse(localStorage.getItem(keyOf(workspaceId)) ?? '')
      if (!isDraft(draft)) return fresh()
      // specification 1: branding without company data returns to the company
      return draft.company.name.trim() ? draft : fresh(draft.company)
    } catch {
      // absent, or of an older shape: both start over
      return fresh()
    }
  },
  keep: (workspaceId: string, draft: WizardDraft) => localStorage.setItem(keyOf(workspaceId), JSON.stringify(draft)),
  drop: (workspaceId: string) => localStorage.removeItem(keyOf(workspaceId)),
}
