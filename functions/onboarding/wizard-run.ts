/** One run of the onboarding wizard in a workspace. */
export interface WizardRun {
  readonly workspaceId: string
  readonly attemptId: string
}

const DAYS_KEPT = 7

/** Seconds since 1970 at which a run of the wizard expires. */
export const runExpiry = ({ startedAt }: { readonly startedAt: number }): number =>
  Math.floor(startedAt / 1000) + DAYS_KEPT * 86_400
