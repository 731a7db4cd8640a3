import * as z from 'zod'
import { agencyText } from '#shared/agencies/messages'
import { fieldMessage } from '#shared/field-message'
import { isFrameAddress } from './frame-address.ts'
import { MAX_CUSTOM_TABS, MAX_TAB_TEXT } from './limits.ts'
import { type AddressFault, addressFault } from './tab-address.ts'

/** A page of the agency's own in its clients' portal (specification 2, section 3). */
const Tab = z.strictObject({
  /** Stays when label and address change: access is given to it, not to an address. */
  id: z.string().regex(/^[A-Za-z0-9]{10}$/),
  label: z
    .string()
    .trim()
    .min(1, fieldMessage(agencyText('tabLabel')))
    .max(40),
  /** From its slash on: the tab is at `/app/{region}/c{href}`. */
  href: z.string().trim().max(80),
  iconUrl: z.string().max(2000),
  pageType: z.enum(['html', 'iframe']),
  iframeUrl: z.string().trim().max(2000),
  /** For every client, whatever their access is. */
  alwaysVisible: z.boolean(),
})

export const CustomTabs = z.array(Tab).max(MAX_CUSTOM_TABS)
export type CustomTab = z.output<typeof Tab>

const Code = z.string().max(MAX_TAB_TEXT, fieldMessage(agencyText('tabCode')))

/** As an editor saves them: code that is not named stays as it is stored. */
export const EditedTabs = z
  .array(Tab.extend({ htmlContent: Code.optional(), jsContent: Code.optional() }))
  .max(MAX_CUSTOM_TABS)
  .superRefine((tabs, context) => {
    const refuse = (at: number, field: 'href' | 'iframeUrl' | 'id', fault: AddressFault | 'tabFrame') =>
      context.addIssue({ code: 'custom', path: [at, field], message: fieldMessage(agencyText(fault)) })
    for (const [at, { id, href, pageType, iframeUrl }] of tabs.entries()) {
      const before = tabs.slice(0, at)
      const fault = addressFault(
        href,
        before.map((other) => other.href),
      )
      if (fault) refuse(at, 'href', fault)
      if (pageType === 'iframe' && !isFrameAddress(iframeUrl)) refuse(at, 'iframeUrl', 'tabFrame')
      if (before.some((other) => other.id === id)) refuse(at, 'id', 'tabUsed')
    }
  })
export type EditedTab = z.output<typeof EditedTabs>[number]

/** What an html tab shows and does. */
export const TabCode = z.object({ htmlContent: z.string(), jsContent: z.string() })
export type TabCode = z.output<typeof TabCode>
