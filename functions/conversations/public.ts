export { getAssignee } from './handoff/get-assignee.ts'
export { type ConversationPreview, getConversationPreviews } from './history/get-conversation-previews.ts'
export { getSummary } from './history/get-summary.ts'
export { questionOf } from './history/question-of.ts'
