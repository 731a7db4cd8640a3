import { DashboardLanguage } from '#shared/workspaces/dashboard-language'

/** The language of a tag (`de-AT`) as far as the dashboard has it, else English: for members who never opened it here. */
export const dashboardLanguageOf = (tag: string): DashboardLanguage =>
  DashboardLanguage.safeParse(tag.slice(0, 2).toLowerCase()).data ?? 'en'
