import * as z from 'zod'
import { fieldMessage } from '#shared/field-message'
import { EmailDomainStatus } from '#shared/senders/schema'
import { FontFace } from './fonts/font-face.ts'
import { noIcons } from './icon-sizes.ts'
import { Icons } from './icons.ts'
import { agencyText } from './messages.ts'
import { ClientOnboarding } from './onboarding-settings.ts'
import { CustomTabs, EditedTabs } from './tabs/custom-tab.ts'
import { DEFAULT_FONT, themeUsages, themeVariants } from './theme.ts'

const optional = { abort: true } as const
const Website = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isWebAddress(text), { ...optional, message: fieldMessage(agencyText('address')) })
const Picture = z.string().max(2000)

const isWebAddress = (text: string): boolean => {
  const address = URL.parse(text)
  return address !== null && /^https?:$/.test(address.protocol) && address.username === '' && address.password === ''
}

/** What the agency's settings hold beside what its hosts, its sender and its tabs hold (specification 2, section 3). */
export const AgencySettings = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, fieldMessage(agencyText('nameRequired')))
    .max(60),
  /** Markdown; stands beside the log-in form. */
  brandingText: z.string().max(2000),
  squarePhotoURL: Picture,
  darkModeSquarePhotourl: Picture,
  faviconURL: Picture,
  /** Drawn from the logo and the favicon. */
  icons: Icons,
  supportEmail: z.union([z.literal(''), z.email(fieldMessage(agencyText('emailInvalid'))).max(254)]),
  mainWebsite: Website,
  tosPage: Website,
  privacyPolicypPage: Website,
  address: z.string().trim().max(300),
  googleFont: z.string().trim().min(1).max(60),
  themeColorUsage: z.enum(themeUsages),
  themeVariant: z.enum(themeVariants),
  /** As agents have it: `primary`, `nineColorPallet`, `themeType`. Empty: the default theme. */
  customThemeJSONString: z.string().max(4000),
  customCSS: z.string().max(100_000),
  settings: z.strictObject({
    disablePasswordLogin: z.boolean(),
    enableClientSignup: z.boolean(),
    clientOnboarding: ClientOnboarding,
  }),
  /** In the order in which editors show them. */
  customTabs: EditedTabs,
})
export type AgencySettings = z.output<typeof AgencySettings>

/** An agency as its team sees it. Times are unix seconds. */
export const Agency = AgencySettings.extend({
  /** Without their code, which has a call of its own. */
  customTabs: CustomTabs.default([]),
  icons: Icons.default(noIcons),
  /** Our copies of the font's files; the server sets them with `googleFont`. */
  fontFaces: z.array(FontFace).default([]),
  ID: z.string(),
  /** The workspace that it resells. */
  userId: z.string(),
  createdAt: z.number().int(),
  lastModified: z.number().int(),
  /** The whole host; empty without one. The `domains` feature sets it. */
  VGsubDomain: z.string().default(''),
  isVerifiedSubDomain: z.boolean().default(false),
  /** Likewise one of the agency's own, a live one before one that is being set up, with the DNS records that it needs. */
  customDomain: z.string().default(''),
  isVerifiedCustomDomain: z.boolean().default(false),
  customDomainConfig: z.array(z.object({ type: z.string(), name: z.string(), value: z.string() })).default([]),
  /** The domain that mail to clients leaves from; empty without one. The `senders` feature sets these four. */
  resendEmailDomain: z.string().default(''),
  resendEmailDomainId: z.string().default(''),
  resendEmailDomainStatus: EmailDomainStatus.default('not_started'),
  /** A list of records, as the calls about it answer them; empty without a domain. */
  resendEmailDomainRecords_JSON_STRING: z.string().default(''),
})
export type Agency = z.output<typeof Agency>

/** Until its team says otherwise; a record with it and without a change is one that nobody has used. */
export const DEFAULT_BRANDING_TEXT =
  '# Everything your agents hear, in one place.\nRead every conversation, step in when it matters.'

/** What a new agency has. */
export const newSettings = (name: string): AgencySettings => ({
  name,
  brandingText: DEFAULT_BRANDING_TEXT,
  squarePhotoURL: '',
  darkModeSquarePhotourl: '',
  faviconURL: '',
  icons: noIcons,
  supportEmail: '',
  mainWebsite: '',
  tosPage: '',
  privacyPolicypPage: '',
  address: '',
  googleFont: DEFAULT_FONT,
  themeColorUsage: 'plain',
  themeVariant: 'default',
  customThemeJSONString: '',
  customCSS: '',
  settings: { disablePasswordLogin: false, enableClientSignup: false, clientOnboarding: ClientOnboarding.parse({}) },
  customTabs: [],
})
