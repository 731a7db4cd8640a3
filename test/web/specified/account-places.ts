import { agentMessages } from '#shared/agents/messages'
import { workspaceMessages } from '#shared/workspaces/messages'
import { embedWords } from '#web/features/agents/embed/words.ts'
import { publishWords } from '#web/features/agents/publish/words.ts'
import { searchWords } from '#web/features/search/words.ts'
import { signInWords } from '#web/features/sign-in/words.ts'
import { shellWords } from '#web/shell/words.ts'
import { place } from './place.ts'

const agents = 'web/features/agents/'
const loading = 'web/shell/states/loading-screen.tsx'
const results = 'web/features/search/find.ts'

/** The shell, publishing, workspaces, accounts. */
export const accountPlaces = {
  'Loading Your Workspace': place(shellWords, 'loadingTitle', loading, 'the first visit after signing in'),
  'Initializing your workspace': place(shellWords, 'stage1', loading, 'the first visit after signing in'),
  'Loading your agents': place(shellWords, 'stage2', loading, 'the first visit after signing in'),
  'Preparing navigation': place(shellWords, 'stage3', loading, 'the first visit after signing in'),
  'Almost ready': place(shellWords, 'stage4', loading, 'the first visit after signing in'),
  Welcome: place(shellWords, 'stage5', loading, 'the first visit after signing in'),
  Strong: place(searchWords, 'strong', results, 'a word of a setting'),
  Good: place(searchWords, 'good', results, 'a word of a setting'),
  Possible: place(searchWords, 'possible', results, 'a word of a setting'),
  'No results found.': place(
    searchWords,
    'none',
    'web/features/search/search-dialog.tsx',
    'a word that nothing contains',
  ),
  'Please login again.': place(
    signInWords,
    'again',
    'web/features/sign-in/session/sign-in-again.tsx',
    'the session ends while a page is open',
  ),
  Published: place(publishWords, 'published', `${agents}publish/publish-state.tsx`, 'nothing is left to publish'),
  'Add widget to website': place(embedWords, 'addWidget', `${agents}embed/deploy-offer.tsx`, 'after Publish'),
  "Don't show again": place(embedWords, 'deployNever', `${agents}embed/deploy-offer.tsx`, 'after Publish'),
  'Switching to {region} region...': place(shellWords, 'switchingRegion', loading, 'a workspace of the other region'),
  'Please enter a valid email': place(
    workspaceMessages,
    'emailInvalid',
    'shared/workspaces/members.ts',
    'Members, Invite with "ana"',
  ),
  "You can't invite yourself lol": place(
    workspaceMessages,
    'yourself',
    'functions/workspaces/invitations/invite-member.ts',
    'Members, Invite with the own address',
  ),
  'You have reached the maximum number of seats': place(
    workspaceMessages,
    'seatsTaken',
    'functions/workspaces/invitations/invite-member.ts',
    'Members, Invite when all seats are taken',
  ),
  'Please enter a workspace name.': place(
    workspaceMessages,
    'nameRequired',
    'web/features/workspaces/settings/workspace-settings-drawer.tsx',
    'Save without a name',
  ),
  'You cannot remove yourself from the workspace.': place(
    workspaceMessages,
    'removeYourself',
    'functions/workspaces/members/remove-member.ts',
    'by the API: the own row has no button',
  ),
  'You must be logged in to create an agent': place(
    agentMessages,
    'signInFirst',
    `${agents}new/use-create-agent.ts`,
    'Create after the session has ended',
  ),
  'Max chunk size must be greater than 1000': place(
    agentMessages,
    'chunkSizeTooSmall',
    `${agents}settings/chunk-size.tsx`,
    'Settings, Technical, 999',
  ),
  'Please enter your email and password.': place(
    signInWords,
    'missing',
    'web/features/sign-in/login-screen.tsx',
    'Log in with an empty field',
  ),
  'Failed to save agent: {error}': place(
    agentMessages,
    'notSaved',
    `${agents}agent-form-footer.tsx`,
    'Save draft, the server refuses',
  ),
  'Error exporting agent: {message}': place(
    agentMessages,
    'notExported',
    `${agents}list/agent-actions.tsx`,
    'Export as file, the server refuses',
  ),
  'Agent template exported successfully': place(
    agentMessages,
    'exported',
    `${agents}list/agent-actions.tsx`,
    'Export as file',
  ),
  'Successfully invited {email}': place(
    workspaceMessages,
    'invited',
    'web/features/workspaces/members/members-drawer.tsx',
    'Members, Invite',
  ),
  'Failed to invite {email}': place(
    workspaceMessages,
    'notInvited',
    'web/features/workspaces/members/members-drawer.tsx',
    'Members, Invite, the mail cannot be sent',
  ),
  'Failed to save workspace.': place(
    workspaceMessages,
    'notSaved',
    'web/features/workspaces/settings/workspace-settings-drawer.tsx',
    'Save, the server refuses',
  ),
  'Successfully saved workspace data.': place(
    workspaceMessages,
    'saved',
    'web/features/workspaces/settings/workspace-settings-drawer.tsx',
    'Save',
  ),
  'Successfully deleted workspace.': place(
    workspaceMessages,
    'deleted',
    'web/features/workspaces/settings/leave-workspace.tsx',
    'Leave workspace, confirmed',
  ),
  'Failed to delete workspace.': place(
    workspaceMessages,
    'notDeleted',
    'web/features/workspaces/settings/leave-workspace.tsx',
    'Leave workspace, the server refuses',
  ),
  'Failed to add user to workspace, workspace does not have enough seats': place(
    workspaceMessages,
    'noSeatLeft',
    'functions/workspaces/invitations/accept-invitation.ts',
    'an invitation whose seat was given away',
  ),
  '+ New Workspace': place(
    workspaceMessages,
    'joined',
    'web/features/workspaces/members/invite-screen.tsx',
    'an invitation is accepted',
  ),
  'Error Occured': place(
    shellWords,
    'signOutFailed',
    'web/shell/top/workspace-menu.tsx',
    'Log out without a connection',
  ),
  'Error has occured': place(shellWords, 'pageError', 'web/shell/states/route-problem.tsx', 'a page that cannot load'),
  'Signed in successfully.': place(signInWords, 'signedIn', 'web/features/sign-in/use-complete-sign-in.ts', 'Log in'),
  'Failed to sign in': place(
    signInWords,
    'failed',
    'web/features/sign-in/password/sign-in-error.ts',
    'the user pool refuses for a reason of its own',
  ),
  'An error occurred during sign in.': place(
    signInWords,
    'occurred',
    'web/features/sign-in/password/sign-in-error.ts',
    'the user pool cannot be asked',
  ),
}
