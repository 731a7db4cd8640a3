import type { PortalSession } from '#shared/clients/portal-session'

/** Whether a client makes agents by themselves; a teammate who looks on as them does not. */
export const mayCreate = ({ client, via }: Pick<PortalSession, 'client' | 'via'>): boolean =>
  client.allowCreateAgents && via !== 'team'
