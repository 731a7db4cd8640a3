import { textsOf } from '#shared/text'

/** Worded as specification 1, sections 5 and 8, where that has words. */
export const whatsappMessages = {
  error: (detail: string) => `Error: ${detail}`,
  exchangeFailed: 'Failed to exchange Meta token',
  accountsNotListed: 'Failed to fetch connected accounts',
  numberNotRemoved: 'Failed to remove number',
  connectionFailed: 'Connection failed',
  detailsFailed: 'Failed to fetch number details',
  unexpected: 'An unexpected error occurred',
  failedToConnect: (number: string, detail: string) => `Failed to connect ${number}: ${detail}`,
  failedToSend: (number: string, detail: string) => `Failed to send message to ${number}: ${detail}`,
  sendFailed: 'Failed to send message',
  networkError: 'Network error occurred',
  errorOccurred: (message: string) => `Error occurred: ${message}`,
  errorOccurredOnly: 'Error occurred',
  numberRemoved: 'Number removed successfully',
  numberConnected: 'Number is connected successfully',
  detailsFetched: 'Number info fetched successfully',
  saved: 'Whatsapp channel saved successfully',
  templateCreated: 'Template created successfully',
  noNumber: 'Please provide a valid phone number and ensure the ID is reachable.',
  noCountryCode: 'Please include the country code in the phone number.',
  noText: 'Please enter a message to send.',
  invalidTemplate: 'Invalid template info',
  invalidTemplateBecause: (reason: string) => `Invalid template info: ${reason}`,
  noMetaApp: 'This installation has no Meta app.',
  notConnected: 'This number is not connected to the agent.',
  notInAccount: 'The WhatsApp Business Account does not have this number.',
  isAgents: (agent: string) => `This number answers for ${agent} already. Remove it there first.`,
  isElsewhere: 'This number is connected to an agent of another workspace.',
  hasAnotherNumber: 'Another number is connected by the legacy method. Remove it first.',
  /** What the test number reads. */
  testText: 'This is a test message: your WhatsApp number is connected.',
  notSentHere: 'This number has sent no such test message in the last day.',
  legacyStays: 'The legacy method delivers to an address of its agent. Connect the number at the other agent.',
  legacyIncomplete: 'Enter the access token, the business id and the number id.',
  idDigits: 'An id has digits only. Copy it from the Meta developer portal.',
  wrongAppSecret: 'The app secret belongs to another app than the access token.',
} as const

export const whatsappText = /* @__PURE__ */ textsOf('whatsapp', whatsappMessages)
