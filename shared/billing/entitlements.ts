const DAY_MS = 24 * 3600_000

/** Specification 2, section 4. */
export const TRIAL_DAYS = 14
/** How long an agency's own hosts stay after whitelabel has ended (docs/decisions.md). */
export const NOTICE_DAYS = 7

/** What a workspace with a trial is told, in this order: twice before it ends, when it has, and when its hosts have gone too. */
export const trialSteps = ['ends-soon', 'ends-tomorrow', 'ended', 'hosts-gone'] as const
export type TrialStep = (typeof trialSteps)[number]

const stepDays: Readonly<Record<TrialStep, number>> = {
  'ends-soon': TRIAL_DAYS - 4,
  'ends-tomorrow': TRIAL_DAYS - 1,
  ended: TRIAL_DAYS,
  'hosts-gone': TRIAL_DAYS + NOTICE_DAYS,
}

/** When a trial comes to a step, in milliseconds. */
export const trialStepAt = (startedAt: number, step: TrialStep): number => startedAt + stepDays[step] * DAY_MS

/** The step that a trial is at, `undefined` before the first; after an outage it is the newest, so that nobody is told of what is over. */
export const trialStepOf = (startedAt: number, now: number): TrialStep | undefined =>
  trialSteps.findLast((step) => trialStepAt(startedAt, step) <= now)

/** The step after that, `undefined` after the last. */
export const nextTrialStep = (startedAt: number, now: number): TrialStep | undefined =>
  trialSteps.find((step) => trialStepAt(startedAt, step) > now)

/** What is known of what a workspace has taken. Times in milliseconds. */
export interface Plan {
  readonly trialStartedAt?: number | undefined
}

/**
 * Whether a workspace may resell the product under its own name.
 * `none` never had it; `trial` has it until `endsAt`; `notice` has lost it at `endedAt`, and its hosts stay until `hostsUntil`; `ended`
 * has neither. Nothing that was made with it is deleted.
 */
export type Whitelabel =
  | { readonly state: 'none' }
  | { readonly state: 'trial'; readonly endsAt: number }
  | { readonly state: 'notice'; readonly endedAt: number; readonly hostsUntil: number }
  | { readonly state: 'ended'; readonly endedAt: number }

export interface Entitlements {
  readonly whitelabel: Whitelabel
  /** A trial is given once. */
  readonly canTryWhitelabel: boolean
}

/** What a plan gives at a time, in milliseconds. */
export const entitlementsAt = ({ trialStartedAt }: Plan, now: number): Entitlements => {
  if (trialStartedAt === undefined) return { whitelabel: { state: 'none' }, canTryWhitelabel: true }
  const endedAt = trialStepAt(trialStartedAt, 'ended')
  const hostsUntil = trialStepAt(trialStartedAt, 'hosts-gone')
  const whitelabel: Whitelabel =
    now < endedAt
      ? { state: 'trial', endsAt: endedAt }
      : now < hostsUntil
        ? { state: 'notice', endedAt, hostsUntil }
        : { state: 'ended', endedAt }
  return { whitelabel, canTryWhitelabel: false }
}

/** May set up what needs the add-on. */
export const hasWhitelabel = ({ whitelabel }: Entitlements): boolean => whitelabel.state === 'trial'

/** Its own hosts still answer. */
export const keepsHosts = ({ whitelabel }: Entitlements): boolean =>
  whitelabel.state === 'trial' || whitelabel.state === 'notice'
