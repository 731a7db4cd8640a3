import { clientText } from '#shared/clients/messages'
import type { Text } from '#shared/text'
import type { PortalClient } from './portal-items.ts'

interface Settings {
  readonly settings?: { readonly disableClientAccess: boolean; readonly disableClientAccessMessage: string } | undefined
}

/**
 * What a client reads whose organisation has no access at present; nothing where it has. Onboarding is not interrupted
 * (specification 3, section 4).
 */
export const disabledMessage = (
  { onboardingState }: Pick<PortalClient, 'onboardingState'>,
  { settings }: Settings,
): Text | string | undefined =>
  settings?.disableClientAccess && onboardingState.isCompleted
    ? settings.disableClientAccessMessage || clientText('accessDisabled')
    : undefined
