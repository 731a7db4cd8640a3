import type { ClientNotifications } from '#shared/clients/schema'

type Through = ClientNotifications['notifyThrough']

/** Whether mail is one of the ways by which a client is notified. */
export const isByMail = (through: Through): boolean => through === 'email' || through === 'all'

/** The same ways with or without mail: a preference for push stays as the agency knows it. */
export const withMail = (through: Through, isOn: boolean): Through => {
  const isByPush = through === 'push' || through === 'all'
  if (isOn) return isByPush ? 'all' : 'email'
  return isByPush ? 'push' : 'none'
}
