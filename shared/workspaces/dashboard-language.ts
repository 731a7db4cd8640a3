import * as z from 'zod'

/** The languages of the dashboard and of the mails to its members (docs/languages.md). */
export const DashboardLanguage = z.enum(['en', 'de'])
export type DashboardLanguage = z.infer<typeof DashboardLanguage>
