import type { ConversationView } from '#functions/conversations/turn/view/conversation-view'

/** Whether all owed messages are submitted forms, which ask nothing. */
export const isFormSubmission = ({ owed }: Pick<ConversationView, 'owed'>): boolean =>
  owed.every(({ form }) => form !== undefined)
