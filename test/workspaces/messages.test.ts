import { expect, test } from 'vitest'
import { agentMessages } from '#shared/agents/messages'
import { workspaceMessages } from '#shared/workspaces/messages'
import { t as embed } from '#web/features/agents/embed/t.ts'
import { t as publish } from '#web/features/agents/publish/t.ts'
import { t as search } from '#web/features/search/t.ts'
import { t as signIn } from '#web/features/sign-in/t.ts'
import { t as workspaces } from '#web/features/workspaces/t.ts'
import { t as shell } from '#web/shell/t.ts'

test.each([
  // section 5
  ['Please enter a valid email', workspaceMessages.emailInvalid],
  ["You can't invite yourself lol", workspaceMessages.yourself],
  ['You have reached the maximum number of seats', workspaceMessages.seatsTaken],
  ['Please enter a workspace name.', workspaceMessages.nameRequired],
  ['You cannot remove yourself from the workspace.', workspaceMessages.removeYourself],
  // section 8, workspace and account
  ['Successfully invited ana@example.com', workspaces('invited', 'ana@example.com')],
  ['Failed to invite ana@example.com', workspaces('notInvited', 'ana@example.com')],
  ['Failed to save workspace.', workspaces('notSaved')],
  ['Successfully saved workspace data.', workspaces('saved')],
  ['Successfully deleted workspace.', workspaces('deleted')],
  ['Failed to delete workspace.', workspaces('notDeleted')],
  ['Failed to add user to workspace, workspace does not have enough seats', workspaces('noSeatLeft')],
  ['+ New Workspace', workspaces('joined')],
  ['Error has occured', shell('pageError')],
  ['Error Occured', shell('signOutFailed')],
  // section 8, sign-in
  ['Please enter your email and password.', signIn('missing')],
  ['Signed in successfully.', signIn('signedIn')],
  ['Failed to sign in', signIn('failed')],
  ['An error occurred during sign in.', signIn('occurred')],
  ['Please login again.', signIn('again')],
  // section 8, agents
  ['Failed to save agent: no connection', agentMessages.notSaved('no connection')],
  ['Agent template exported successfully', agentMessages.exported],
  ['Error exporting agent: no connection', agentMessages.notExported('no connection')],
  ['Error: no connection', agentMessages.templateFailed('no connection')],
  ['Max chunk size must be greater than 1000', agentMessages.chunkSizeTooSmall],
  // sections 2 and 4
  ['Switching to NA region...', shell('switchingRegion', { region: 'NA' })],
  ['Loading Your Workspace', shell('loadingTitle')],
  ['Initializing your workspace', shell('stage1')],
  ['Loading your agents', shell('stage2')],
  ['Preparing navigation', shell('stage3')],
  ['Almost ready', shell('stage4')],
  ['Welcome', shell('stage5')],
  ['Published', publish('published')],
  ['Add widget to website', embed('addWidget')],
  ['Strong', search('strong')],
  ['Good', search('good')],
  ['Possible', search('possible')],
  ['No results found.', search('none')],
])('the specification’s words: %s', (words, ours) => expect(ours).toBe(words))
