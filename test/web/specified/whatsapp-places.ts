import { whatsappMessages } from '#shared/channels/whatsapp/messages'
import { whatsappWords } from '#web/features/channels/whatsapp/words.ts'
import { place } from './place.ts'

const panel = 'web/features/channels/whatsapp/'
const server = 'functions/channels/connecting/whatsapp/'
const of = whatsappMessages

/** WhatsApp's panel, and what the server says in it. */
export const whatsappPlaces = {
  'Adding Whatsapp as a channel': place(whatsappWords, 'title', `${panel}whatsapp-panel.tsx`, 'Channels, WhatsApp'),
  'New Method': place(whatsappWords, 'newMethod', `${panel}whatsapp-panel.tsx`, 'its method'),
  'Legacy Method (Deprecated)': place(whatsappWords, 'legacyMethod', `${panel}whatsapp-panel.tsx`, 'its method'),
  'Continue With Meta': place(whatsappWords, 'continueWithMeta', `${panel}new-method.tsx`, 'the second step'),
  'Connected Whatsapp Numbers': place(
    whatsappWords,
    'connectedNumbers',
    `${panel}connected-numbers.tsx`,
    'below both methods',
  ),
  'Send Test Message': place(whatsappWords, 'sendTest', `${panel}found-number.tsx`, 'a connected number'),
  'Save and Run Test': place(whatsappWords, 'saveAndTest', `${panel}legacy-form.tsx`, 'the legacy method'),
  'Connection Failed': place(whatsappWords, 'connectionFailedTitle', `${panel}found-number.tsx`, 'a connect fails'),
  'Please provide a valid phone number and ensure the ID is reachable.': place(
    of,
    'noNumber',
    `${panel}number-fault-text.ts`,
    'a test message without a number',
  ),
  'Please include the country code in the phone number.': place(
    of,
    'noCountryCode',
    `${panel}number-fault-text.ts`,
    'a test message to a number without +',
  ),
  'Please enter a message to send.': place(of, 'noText', `${panel}test-message-form.tsx`, 'an empty test message'),
  'Invalid template info': place(
    of,
    'invalidTemplate',
    `${server}templates/create-template.ts`,
    'a template that Meta would refuse',
  ),
  'Error: {detail}': place(of, 'error', `${server}get-long-access-token.ts`, 'Meta refuses a log-in’s code'),
  'Failed to exchange Meta token': place(
    of,
    'exchangeFailed',
    `${panel}new-method.tsx`,
    'the exchange of a code fails',
  ),
  'Failed to fetch connected accounts': place(
    of,
    'accountsNotListed',
    `${panel}connected-numbers.tsx`,
    'the connected numbers do not load',
  ),
  'Failed to remove number': place(of, 'numberNotRemoved', `${panel}connected-numbers.tsx`, 'a removal fails'),
  'Connection failed': place(of, 'connectionFailed', `${panel}found-number.tsx`, 'Meta does not answer a connect'),
  'Failed to fetch number details': place(of, 'detailsFailed', `${panel}new-method.tsx`, 'the numbers are not listed'),
  'An unexpected error occurred': place(
    of,
    'unexpected',
    `${server}templates/create-template.ts`,
    'Meta refuses a template without words',
  ),
  'Failed to connect {number}: {detail}': place(of, 'failedToConnect', `${server}connect-number.ts`, 'a connect fails'),
  'Failed to send message to {number}: {detail}': place(
    of,
    'failedToSend',
    `${server}send-test-message.ts`,
    'a test message is refused',
  ),
  'Failed to send message': place(
    of,
    'sendFailed',
    `${server}send-test-message.ts`,
    'a test message is refused without words',
  ),
  'Network error occurred': place(of, 'networkError', `${server}send-test-message.ts`, 'Meta does not answer'),
  'Error occurred: {message}': place(of, 'errorOccurred', `${panel}legacy-form.tsx`, 'the legacy test fails'),
  'Error occurred': place(of, 'errorOccurredOnly', `${panel}legacy-form.tsx`, 'the server does not answer'),
  'Number removed successfully': place(of, 'numberRemoved', `${panel}connected-numbers.tsx`, 'a number is removed'),
  'Number is connected successfully': place(of, 'numberConnected', `${panel}found-number.tsx`, 'a number is connected'),
  'Number info fetched successfully': place(of, 'detailsFetched', `${panel}new-method.tsx`, 'the numbers are listed'),
  'Whatsapp channel saved successfully': place(of, 'saved', `${panel}legacy-form.tsx`, 'the legacy test passes'),
  'Template created successfully': place(
    of,
    'templateCreated',
    `${panel}templates/templates-drawer.tsx`,
    'a template is created',
  ),
} as const
