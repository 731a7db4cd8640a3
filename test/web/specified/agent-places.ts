import { cssMessages } from '#shared/agents/css/messages'
import { agentMessages } from '#shared/agents/messages'
import { launcherMessages } from '#shared/conversations/widget/launcher-messages'
import { widgetMessages } from '#shared/conversations/widget/widget-messages'
import { onboardingMessages } from '#shared/onboarding/messages'
import { cssWords } from '#web/features/agents/css/words.ts'
import { agentWords } from '#web/features/agents/words.ts'
import { wizardWords } from '#web/features/onboarding/words.ts'
import { uiWords } from '#web/ui/words.ts'
import { place } from './place.ts'

const agents = 'web/features/agents/'
const wizard = 'web/features/onboarding/'
const assistant = `${agents}css/css-assistant.tsx`
const _loading = 'web/shell/states/loading-screen.tsx'

/** Agents, the CSS assistant, the widget, and the wizard. */
export const agentPlaces = {
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
    `${agents}css/css-reply.tsx`,
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
  'Back to Branding': place(wizardWords, 'backToBrand', `${wizard}creation/ready-layout.tsx`, 'the agent is ready'),
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
}
