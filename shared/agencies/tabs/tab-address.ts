import { clientTabs } from '#shared/agencies/client-tabs'

/** Why an address cannot be a custom tab's, by the key of its message. */
export type AddressFault = 'tabSlash' | 'tabReserved' | 'tabUsed' | 'tabLetters'

/** An agent's own pages, by their addresses and by what the portal calls them, and where both exits of the onboarding lead. */
const reserved: readonly string[] = [...clientTabs, '/conversations', '/knowledge', '/overview']

const plain = (href: string): string => href.trim().toLowerCase()

/** What is wrong with a custom tab's address beside those of the others (specification 2, section 5). */
export const addressFault = (href: string, others: readonly string[]): AddressFault | undefined => {
  if (!href.trim().startsWith('/')) return 'tabSlash'
  if (reserved.includes(plain(href))) return 'tabReserved'
  if (others.some((other) => plain(other) === plain(href))) return 'tabUsed'
  // one step of a path, so that it leads nowhere else
  return /^\/[\w-]{1,60}$/.test(href.trim()) ? undefined : 'tabLetters'
}
