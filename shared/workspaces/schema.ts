import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { workspaceFieldText } from './field-messages.ts'
import { Right } from './rights.ts'

/** Internal settings of a workspace (specification 3, section 3). */
export const WorkspaceInternal = z.object({
  isNewUser: z.boolean(),
  useNewPricing: z.boolean(),
  countryCode: z.string().length(2).optional(),
  useMultipleStripes: z.boolean(),
  isPayAsYouGo: z.boolean(),
  isAgentOnboardingDone: z.boolean().optional(),
  utm_source: z.string().max(200).optional(),
  ps_xid: z.string().max(200).optional(),
  tolt_referral: z.string().max(200).optional(),
})

/**
 * A user and the workspace it owns: one record (specification 3, section 3, "users document").
 * `loadTokens` are credits with three decimals; `joinedAt` is unix seconds; `location` is the region's bucket.
 */
export const Workspace = z.object({
  uid: z.string(),
  email: z.string(),
  joinedAt: z.number().int(),
  /** While it is empty, the dashboard asks for it (`/onboarding`). */
  displayName: z.string(),
  /** The name that visitors read; absent or empty for the one above. */
  visitorName: z.string().optional(),
  photoURL: z.string(),
  location: z.enum(['voiceglow-eu', 'default']),
  loadTokens: z.number(),
  /** Unix seconds of the last free grant. */
  freeLTsTS: z.number().int(),
  referredFrom: z.string().optional(),
  workspaceName: z.string(),
  workspacePhotoURL: z.string(),
  workspaceEmails: z.array(z.string()),
  hasEverPaid: z.boolean(),
  internal: WorkspaceInternal,
})
export type Workspace = z.infer<typeof Workspace>

/** The owner's own view: only the authenticated owner sees the secret. */
export const OwnWorkspace = Workspace.extend({ workspaceSecret: z.string() })
export type OwnWorkspace = z.infer<typeof OwnWorkspace>

/** A workspace in the switcher. */
export const WorkspaceSummary = z.object({
  uid: z.string(),
  workspaceName: z.string(),
  workspacePhotoURL: z.string(),
  role: z.enum(['owner', 'member']),
  /** A member's; the owner needs none. */
  rights: z.array(Right).optional(),
})
export type WorkspaceSummary = z.infer<typeof WorkspaceSummary>

/**
 * A new user's referral and campaign, stored once, when the workspace is created.
 * `ps_xid` and `tolt_referral` are the click ids of two partner programmes (specification 3, section 7).
 */
export const Arrival = z.strictObject({
  referredFrom: z.string().max(200).optional(),
  utm_source: z.string().max(200).optional(),
  ps_xid: z.string().max(200).optional(),
  tolt_referral: z.string().max(200).optional(),
})
export type Arrival = z.infer<typeof Arrival>

const PictureAddress = z
  .string()
  .max(2000)
  .refine((value) => value === '' || /^https?:\/\//i.test(value), 'must start with http:// or https://')

const WorkspaceName = z
  .string()
  .trim()
  .min(1, fieldMessage(workspaceFieldText('nameRequired')))
  .max(60)

/** A further workspace of its owner. */
export const NewWorkspace = z.strictObject({ workspaceName: WorkspaceName })

/** A user's own profile: asked for after the sign-up if it is empty, editable at any time. */
export const Profile = z.strictObject({
  displayName: z
    .string()
    .trim()
    .min(1, fieldMessage(workspaceFieldText('displayNameRequired')))
    .max(120),
  /** Empty: visitors read the name above. */
  visitorName: z.string().trim().max(60).optional(),
  photoURL: PictureAddress.optional(),
  workspaceName: WorkspaceName.optional(),
})

const ignored = z.unknown().optional()

/**
 * The rest of a workspace's fields (specification 3, section 3), which integrators send along with the whole record: ours to decide, so
 * they are accepted and ignored.
 */
const Unedited = {
  uid: ignored,
  joinedAt: ignored,
  photoURL: ignored,
  displayName: ignored,
  location: ignored,
  loadTokens: ignored,
  freeLTsTS: ignored,
  referredFrom: ignored,
  workspaceSecret: ignored,
  workspaceEmails: ignored,
  stripeSubscriptionId: ignored,
  stripeCustomerId: ignored,
  hasEverPaid: ignored,
} as const

/** The fields that members may edit. Balances, owners and secrets are never taken from input. */
export const WorkspaceEdit = z.object({
  ...Unedited,
  workspaceName: WorkspaceName.optional(),
  workspacePhotoURL: PictureAddress.optional(),
  internal: z
    .strictObject({
      isAgentOnboardingDone: z.boolean().optional(),
      useNewPricing: ignored,
      isNewUser: ignored,
      countryCode: ignored,
      useMultipleStripes: ignored,
      isPayAsYouGo: ignored,
      utm_source: ignored,
      ps_xid: ignored,
      tolt_referral: ignored,
      customPlan: ignored,
      whitelabel_trial: ignored,
      whitelabelTrialEndsAt: ignored,
    })
    .optional(),
})
