/** Worded as specification 3, section 8. */
export const workspaceMessages = {
  saved: 'Successfully saved workspace data.',
  notSaved: 'Failed to save workspace.',
  nameRequired: 'Please enter a workspace name.',
  signOutFailed: 'Error Occured',
  loginRequiredForAgent: 'You must be logged in to create an agent',
} as const
