import { cssMessages } from '#shared/agents/css/messages'
import { agentMessages } from '#shared/agents/messages'
import { launcherMessages } from '#shared/conversations/widget/launcher-messages'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import { onboardingMessages } from '#shared/onboarding/messages'
import { workspaceMessages } from '#shared/workspaces/messages'
import { cssWords } from '#web/features/agents/css/words.ts'
import { embedWords } from '#web/features/agents/embed/words.ts'
import { publishWords } from '#web/features/agents/publish/words.ts'
import { agentWords } from '#web/features/agents/words.ts'
import { wizardWords } from '#web/features/onboarding/words.ts'
import { searchWords } from '#web/features/search/words.ts'
import { signInWords } from '#web/features/sign-in/words.ts'
import { shellWords } from '#web/shell/words.ts'
import { uiWords } from '#web/ui/words.ts'
import type { SpecifiedMessage } from './messages.ts'

/** Some keys lead to further texts of their own, which no place names. */
type Catalogue = Readonly<Record<string, unknown>>

export interface Place {
  readonly of: Catalogue
  readonly key: string
  /** The screen or the verb that shows it. */
  readonly in: string
  /** What somebody does to see it. */
  readonly when: string
}

const place = <const C extends Catalogue>(of: C, key: keyof C & string, file: string, when: string): Place => ({
  of,
  key,
  in: file,
  when,
})

const agents = 'web/features/agents/'
const wizard = 'web/features/onboarding/'
const assistant = `${agents}css/css-assistant.tsx`
const loading = 'web/shell/states/loading-screen.tsx'
const results = 'web/features/search/find.ts'

/** Where each message of the specifications is shown. A message without a place does not compile. */
export const places: Readonly<Record<SpecifiedMessage, Place>> = {
  'Create a new AI agent': place(agentWords, 'newAgentSubtitle', `${agents}new/new-agent-drawer.tsx`, 'New Agent'),
  Selected: place(agentWords, 'selected', `${agents}new/template-picker.tsx`, 'New Agent, a template is chosen'),
  'Loading editor....': place(cssWords, 'loading', `${agents}css/css-section.tsx`, 'Widget, Custom CSS opens'),
  'Something went wrong: {message}': place(
    launcherMessages,
    'somethingWrong',
    'widget/loader/launch.ts',
    'the widget cannot load its chat',
  ),
  'Try again': place(widgetMessages, 'tryAgain', 'widget/chat/load-failure.tsx', 'the widget cannot load its chat'),
  'Agent created successfully, redirecting...': place(
    agentMessages,
    'created',
    `${agents}new/use-create-agent.ts`,
    'New Agent, Create',
  ),
  'Please provide a name for the agent.': place(
    agentMessages,
    'nameRequired',
    `${agents}new/new-agent-drawer.tsx`,
    'New Agent, Enter in the empty name',
  ),
  'Max size: {n} MBs': place(uiWords, 'maxSize', 'web/ui/upload/check-file.ts', 'a file that is too large'),
  'Only {list} Files': place(uiWords, 'onlyFiles', 'web/ui/upload/check-file.ts', 'a file of another type'),
  'Error creating agent, {error}': place(
    agentMessages,
    'errorCreatingComma',
    `${agents}new/use-create-agent.ts`,
    'New Agent for the other platform, the server refuses',
  ),
  'Error creating agent: {error}': place(
    agentMessages,
    'errorCreating',
    `${agents}list/import-button.tsx`,
    'Agents, Import, the server refuses',
  ),
  'Failed to create agent': place(
    agentMessages,
    'notCreated',
    `${agents}new/use-create-agent.ts`,
    'New Agent, Create, no connection',
  ),
  'Error: {message}': place(
    agentMessages,
    'templateFailed',
    `${agents}new/use-create-agent.ts`,
    'New Agent from a template, the server refuses',
  ),
  'Failed to generate CSS. Please try again.': place(cssMessages, 'failed', assistant, 'the assistant cannot answer'),
  'Generated response but no CSS code found. Please check the chat for the response.': place(
    cssMessages,
    'noCode',
    assistant,
    'a wish that is not understood',
  ),
  'No CSS code found in this message.': place(
    cssMessages,
    'noCodeHere',
    `${agents}css/css-reply.tsx`,
    'Insert without code',
  ),
  'CSS generated and inserted successfully!': place(cssMessages, 'inserted', assistant, 'a wish that is understood'),
  'CSS inserted manually!': place(cssMessages, 'insertedByHand', assistant, 'Insert under a reply'),
  'Chat conversation reset!': place(cssMessages, 'reset', assistant, 'Reset'),
  'Failed to load code editor extensions.': place(
    cssMessages,
    'editorFailed',
    `${agents}css/css-section.tsx`,
    'the editor’s code cannot load',
  ),
  'Copied to Clipboard.': place(uiWords, 'copied', 'web/ui/text/copy-button.tsx', 'any copy button'),
  'Test Text Agent': place(wizardWords, 'test', `${wizard}creation/ready-step.tsx`, 'the agent is ready'),
  'Add to your website': place(wizardWords, 'addTitle', `${wizard}creation/ready-step.tsx`, 'the agent is ready'),
  'Back to Branding': place(wizardWords, 'backToBrand', `${wizard}creation/ready-step.tsx`, 'the agent is ready'),
  'Continue to Dashboard': place(wizardWords, 'toDashboard', `${wizard}creation/ready-step.tsx`, 'the agent is ready'),
  'Skip & Go to Dashboard': place(wizardWords, 'skip', `${wizard}creation/ready-step.tsx`, 'the agent is ready'),
  'Try Again': place(
    wizardWords,
    'tryAgain',
    `${wizard}creation/creation-step.tsx`,
    'a creation takes over 30 seconds',
  ),
  'Unable to analyze website branding': place(
    onboardingMessages,
    'analysisFailed',
    `${wizard}branding/branding-step.tsx`,
    'a website that cannot be reached',
  ),
  'Company name is required': place(
    onboardingMessages,
    'nameRequired',
    'shared/onboarding/company-errors.ts',
    'Continue',
  ),
  'Company website is required': place(
    onboardingMessages,
    'websiteRequired',
    'shared/onboarding/company-errors.ts',
    'Continue',
  ),
  'Please enter a valid website URL or domain': place(
    onboardingMessages,
    'websiteInvalid',
    'shared/onboarding/company-errors.ts',
    'Continue with "not a site"',
  ),
  'Please tell us what your company does': place(
    onboardingMessages,
    'descriptionRequired',
    'shared/onboarding/company-errors.ts',
    'Continue',
  ),
  'Please provide at least 10 characters': place(
    onboardingMessages,
    'descriptionTooShort',
    'shared/onboarding/company-errors.ts',
    'Continue with "hotels"',
  ),
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
    `${agents}settings/technical-settings.tsx`,
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
