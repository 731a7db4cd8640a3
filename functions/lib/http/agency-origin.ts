import { optionalEnvironment } from '#lib/environment'

/** Where an agency's host is: at a laptop's port, too, which the edge leaves out of the host that it names. */
export const agencyOrigin = (host: string): string => {
  const { protocol, port } = new URL(optionalEnvironment('PUBLIC_URL') ?? 'https://localhost')
  return `${protocol}//${host}${port ? `:${port}` : ''}`
}
