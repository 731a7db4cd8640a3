import { t } from '#web/features/onboarding/t.ts'

/** Where a colour is used, as the server says it. */
const texts = {
  'Brand colour of the site': 'usageBrand',
  Buttons: 'usageButtons',
  Links: 'usageLinks',
  'Header and navigation': 'usageHeader',
  Headings: 'usageHeadings',
  'Page background': 'usagePage',
  Text: 'usageText',
  Footer: 'usageFooter',
  'Browser bar': 'usageBrowser',
  Details: 'usageDetails',
} as const

const partText = (part: string): string | undefined =>
  Object.entries(texts)
    .filter(([known]) => known.toLowerCase() === part.toLowerCase())
    .map(([, key]) => t(key))[0]

/** The uses of a colour ("Buttons and links") in the user's language; as they are if they are unknown. */
export const usageText = (usage: string): string => {
  const whole = partText(usage)
  if (whole) return whole
  for (const known of Object.keys(texts)) {
    const second = usage.startsWith(`${known} and `) && partText(usage.slice(known.length + 5))
    if (second) return `${partText(known) ?? known}, ${second}`
  }
  return usage
}
