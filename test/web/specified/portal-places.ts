import { logInMessages } from '#shared/clients/log-in-messages'
import { clientMessages } from '#shared/clients/messages'
import { accountWords } from '#web/portal/account/words.ts'
import { feedbackWords } from '#web/portal/feedback/words.ts'
import { clientOnboardingWords } from '#web/portal/onboarding/words.ts'
import { portalWords } from '#web/portal/words.ts'
import { place } from './place.ts'

const logIn = 'web/features/agencies/log-in/'
const portal = 'web/portal/'
const screen = `${portal}log-in/log-in-screen.tsx`

/** The portal of an agency's clients. */
export const portalPlaces = {
  'Setting up your account': place(portalWords, 'settingUp', `${portal}log-in/setting-up.tsx`, 'after a log-in'),
  'Please enter the verification code.': place(
    logInMessages,
    'enterCode',
    `${logIn}code-step.tsx`,
    'Log in or Create account without a code',
  ),
  'Error occurred signing in with admin access.': place(portalWords, 'notAdmin', screen, 'a link with a wrong secret'),
  'Signed out successfully.': place(portalWords, 'signedOut', `${portal}session/log-out.ts`, 'Log Out'),
  'An error occurred during sign out.': place(
    portalWords,
    'notSignedOut',
    `${portal}session/use-log-out.ts`,
    'Log Out without a connection',
  ),
  'Explore Integration Options': place(
    clientOnboardingWords,
    'integrations',
    `${portal}onboarding/ready/ready-step.tsx`,
    'the agent of a new client is ready',
  ),
  'Connect to Telephone': place(
    clientOnboardingWords,
    'phone',
    `${portal}onboarding/ready/ready-step.tsx`,
    'the agent of a new client is ready',
  ),
  'No numbers available. Please try again later.': place(
    clientOnboardingWords,
    'noNumbers',
    `${portal}onboarding/ready/numbers-view.tsx`,
    'Connect to Telephone before there is voice',
  ),
  'This account has not agents': place(
    portalWords,
    'noAgents',
    `${portal}frame/states/blocked.tsx`,
    'a client whose organisation has no agent',
  ),
  'Error loading agents': place(
    portalWords,
    'agentsFailed',
    `${portal}frame/states/page-problem.tsx`,
    'the portal is opened, and the server fails',
  ),
  'Account data not present.': place(
    portalWords,
    'missing',
    'web/portal/main.tsx',
    'the organisation of an open page’s client is gone: they are signed out',
  ),
  'Error occurred refreshing account data.': place(
    portalWords,
    'notRefreshed',
    `${portal}session/use-refresh-note.ts`,
    'the server fails while a page is open',
  ),
  'Access is currently disabled. Pleas contact your provider!': place(
    portalWords,
    'accessDisabled',
    `${portal}frame/states/blocked.tsx`,
    'the organisation’s access is off, without a message of its own',
  ),
  'Updated client data': place(accountWords, 'saved', `${portal}account/use-account-form.ts`, 'Account, Save'),
  'Failed to update client data': place(
    accountWords,
    'notSaved',
    `${portal}account/account-drawer.tsx`,
    'Account, Save after the team has saved the same client',
  ),
  'Feedback sent!': place(feedbackWords, 'sent', `${portal}feedback/feedback-drawer.tsx`, 'Feedback, Submit'),
  'You are not an admin': place(
    clientMessages,
    'notAdmin',
    'functions/lib/auth/authorize.ts',
    'by the API: a client who is no admin has no button for it',
  ),
} as const
