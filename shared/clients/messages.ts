import { textsOf } from '#shared/text'
import { clientFieldMessages } from './field-messages.ts'

/** Worded as specification 2, sections 5 and 8. */
export const clientMessages = {
  ...clientFieldMessages,
  emailTaken: 'This email is already in use by another client.',
  organisationSaved: 'Organization updated successfully!',
  organisationNotSaved: (message: string) => `Failed to update organization: ${message}`,
  unknownError: 'Unknown error',
  accessDisabled: 'Access is currently disabled. Pleas contact your provider!',
  // specification 3, section 6
  notAdmin: 'You are not an admin',
  // not in the specifications
  adminStays: 'Only your provider can delete an admin.',
  notFound: 'There is no such client.',
  noSuchOrganisation: 'There is no such organisation.',
  noSuchAgent: 'This organisation does not have one of these agents.',
  organisationFull: (most: number) => `An organisation can have ${most} clients.`,
  organisationNotEmpty: 'This organisation still has clients. Move or delete them first.',
  changedMeanwhile: 'Another member changed this in the meantime. Reload it and repeat your change.',
} as const

export const clientText = /* @__PURE__ */ textsOf('clients', clientMessages)
