import { getDomain } from 'tldts'
import { optionalEnvironment } from '#lib/environment'
import { agencyOfHost } from '#lib/hosts/agency-of-host'
import { agencyText } from '#shared/agencies/messages'
import type { EditedTab } from '#shared/agencies/tabs/custom-tab'
import { invalid } from '#shared/problems'

const siteOf = (host: string): string => getDomain(host, { allowPrivateDomains: true }) ?? host

/** The dashboard, its siblings, and every agency's host. */
const isOurs = async (host: string): Promise<boolean> => {
  const dashboard = URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')?.hostname
  const root = optionalEnvironment('SUBDOMAIN_ROOT')
  if (dashboard !== undefined && siteOf(host) === siteOf(dashboard)) return true
  if (root !== undefined && (host === root || host.endsWith(`.${root}`))) return true
  return (await agencyOfHost(host)) !== undefined
}

/**
 * An iframe tab runs with its own site's rights. On a host of ours these would be the viewer's session, so such an address is
 * refused; what another site redirects to is held by the portal's `frame-src`.
 */
export const requireForeignHosts = async (tabs: readonly EditedTab[]): Promise<void> => {
  for (const [at, { pageType, iframeUrl }] of tabs.entries()) {
    const host = pageType === 'iframe' ? URL.parse(iframeUrl)?.hostname.replace(/\.$/, '') : undefined
    if (host !== undefined && (await isOurs(host)))
      throw invalid(`changes.customTabs.${at}.iframeUrl`, agencyText('tabOwnHost'))
  }
}
