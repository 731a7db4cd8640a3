import type { DnsProvider } from '#shared/domains/schema'

interface KnownProvider extends DnsProvider {
  /** What the names of its name servers look like. */
  readonly servers: RegExp
}

const providers: readonly KnownProvider[] = [
  {
    id: 'cloudflare',
    name: 'Cloudflare',
    helpUrl: 'https://developers.cloudflare.com/dns/manage-dns-records/how-to/create-dns-records/',
    servers: /\.ns\.cloudflare\.com$/,
  },
  {
    id: 'route53',
    name: 'Amazon Route 53',
    helpUrl: 'https://docs.aws.amazon.com/Route53/latest/DeveloperGuide/resource-record-sets-creating.html',
    servers: /\.awsdns-\d+\.(?:com|net|org|co\.uk)$/,
  },
  {
    id: 'godaddy',
    name: 'GoDaddy',
    helpUrl: 'https://www.godaddy.com/help/add-a-cname-record-19236',
    servers: /\.domaincontrol\.com$/,
  },
  {
    id: 'namecheap',
    name: 'Namecheap',
    helpUrl:
      'https://www.namecheap.com/support/knowledgebase/article.aspx/9646/2237/how-to-create-a-cname-record-for-your-domain/',
    servers: /\.(?:registrar-servers|namecheaphosting)\.com$/,
  },
  {
    id: 'google',
    name: 'Google Cloud DNS',
    helpUrl: 'https://cloud.google.com/dns/docs/records',
    servers: /\.(?:googledomains|google)\.com$/,
  },
  {
    id: 'azure',
    name: 'Azure DNS',
    helpUrl: 'https://learn.microsoft.com/azure/dns/dns-operations-recordsets-portal',
    servers: /\.azure-dns\.(?:com|net|org|info)$/,
  },
  {
    id: 'squarespace',
    name: 'Squarespace',
    helpUrl: 'https://support.squarespace.com/hc/articles/360002101888',
    servers: /\.(?:squarespacedns\.com|nsone\.net)$/,
  },
  { id: 'ionos', name: 'IONOS', helpUrl: 'https://www.ionos.com/help/domains/', servers: /\.ui-dns\.\w+$/ },
  {
    id: 'hetzner',
    name: 'Hetzner',
    helpUrl: 'https://docs.hetzner.com/dns-console/dns/',
    servers: /\.(?:hetzner\.(?:com|de)|first-ns\.de|second-ns\.(?:com|de))$/,
  },
  { id: 'ovh', name: 'OVHcloud', helpUrl: 'https://help.ovhcloud.com/', servers: /\.(?:ovh\.net|anycast\.me)$/ },
  { id: 'gandi', name: 'Gandi', helpUrl: 'https://docs.gandi.net/en/domain_names/', servers: /\.gandi\.net$/ },
  { id: 'strato', name: 'STRATO', helpUrl: 'https://www.strato.de/faq/domains/', servers: /\.(?:rzone|strato)\.de$/ },
  {
    id: 'hostinger',
    name: 'Hostinger',
    helpUrl: 'https://support.hostinger.com/en/collections/1944791-domains',
    servers: /\.(?:dns-parking|hostinger)\.com$/,
  },
  {
    id: 'digitalocean',
    name: 'DigitalOcean',
    helpUrl: 'https://docs.digitalocean.com/products/networking/dns/how-to/manage-records/',
    servers: /\.digitalocean\.com$/,
  },
  {
    id: 'wix',
    name: 'Wix',
    helpUrl: 'https://support.wix.com/en/article/managing-dns-records-in-your-wix-account',
    servers: /\.wixdns\.net$/,
  },
  {
    id: 'vercel',
    name: 'Vercel',
    helpUrl: 'https://vercel.com/docs/domains/managing-dns-records',
    servers: /\.vercel-dns\.com$/,
  },
]

/** Who keeps a domain's records, by the names of its name servers; `undefined` for one that is not known. */
export const providerOfServers = (servers: readonly string[]): string | undefined =>
  providers.find((each) => servers.some((server) => each.servers.test(server)))?.id

export const dnsProvider = (id: string | undefined): DnsProvider | undefined => {
  const known = providers.find((each) => each.id === id)
  return known && { id: known.id, name: known.name, helpUrl: known.helpUrl }
}
