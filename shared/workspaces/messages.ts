import { textsOf } from '#shared/text'
import { workspaceFieldMessages } from './field-messages.ts'

/** Worded as specification 3, sections 5 and 8. */
export const workspaceMessages = {
  ...workspaceFieldMessages,
  emailInvalid: 'Please enter a valid email',
  yourself: "You can't invite yourself lol",
  seatsTaken: 'You have reached the maximum number of seats',
  noSeatLeft: 'Failed to add user to workspace, workspace does not have enough seats',
  removeYourself: 'You cannot remove yourself from the workspace.',
  invited: (email: string) => `Successfully invited ${email}`,
  notInvited: (email: string) => `Failed to invite ${email}`,
  notSaved: 'Failed to save workspace.',
  saved: 'Successfully saved workspace data.',
  deleted: 'Successfully deleted workspace.',
  notDeleted: 'Failed to delete workspace.',
  joined: '+ New Workspace',
  // not in the specifications
  tooManyOwned: (most: number) => `You can have ${most} workspaces of your own beside the first one.`,
  tooManyNew: 'You have created many workspaces today. Try again tomorrow.',
  notFound: 'There is no such workspace.',
  noneHere: 'You have no workspace in this region yet.',
  noSuchUser: 'There is no such user.',
  emailUnconfirmed: 'Please confirm your e-mail address first.',
  beingCreated: 'Your workspace is being created. Try again in a moment.',
  ownerUnknown: 'We could not check who owns this address. Try again in a moment.',
  alreadyMember: 'This user is already a member.',
  ownerStays: 'You own this workspace. Only workspaces of others can be removed from your list.',
  invitationGone: 'This invitation is no longer valid. Ask for a new one.',
  invitationForAnother: (email: string) => `This invitation is for ${email}. Sign in with that address.`,
  notGranted: 'The owner of this workspace has not allowed you to do this.',
  memberGone: 'There is no such member.',
  notMailed: 'You can only e-mail the owner and the members of this workspace.',
  mailEmpty: 'Please write a message.',
  tooManyLogs: 'This workspace has written too many log lines. Try again later.',
  tooMuchMail: 'This workspace has sent too many e-mails. Try again later.',
} as const

export const workspaceText = /* @__PURE__ */ textsOf('workspaces', workspaceMessages)
