import { optionalEnvironment } from '#lib/environment'

/** The hosts of the installation, from whose domains no agency may send. */
export const ourDomains = (): string[] => {
  const url = URL.parse(optionalEnvironment('PUBLIC_URL') ?? '')?.hostname
  const mail = (['MAIL_FROM', 'NEUTRAL_MAIL_FROM'] as const).map((name) =>
    /@([^<>@]+)>?$/.exec(optionalEnvironment(name) ?? '')?.[1]?.toLowerCase(),
  )
  const hosts = [
    url,
    optionalEnvironment('SUBDOMAIN_ROOT'),
    ...mail,
    'amazonses.com',
    'amazonaws.com',
    'cloudfront.net',
  ]
  return hosts.filter((host): host is string => host !== undefined && host !== '')
}
