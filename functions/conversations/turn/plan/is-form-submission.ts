import type { ConversationView } from '#functions/conversations/turn/conversation-view'

/** Whether all that is to be answered are forms, filled in: somebody told something, and nothing was asked. */
export const isFormSubmission = ({ owed }: Pick<ConversationView, 'owed'>): boolean =>
  owed.every(({ form }) => form !== undefined)
