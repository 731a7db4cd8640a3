import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { PortalSession } from '#shared/clients/portal-session'
import { useBrand } from '#web/portal/brand-context.ts'
import { presenceMutation } from './queries.ts'

/** A teammate who looks on, and the agency itself, are nobody's presence. */
export const hasPresence = ({ via }: Pick<PortalSession, 'via'>): boolean => via !== 'team' && via !== 'secret'

/** Opening the portal shows the client as online (specification 3, section 4). */
export const usePresence = (me: PortalSession): void => {
  const { region } = useBrand()
  const { mutate } = useMutation(presenceMutation(region, me.client.ID))
  const isShown = hasPresence(me) && me.accessDisabled === undefined
  useEffect(() => {
    if (isShown) mutate('online')
  }, [isShown, mutate])
}
