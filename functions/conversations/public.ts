export { connectedModel } from './connected-model.ts'
export { type ConversationAbout, conversationsAbout } from './conversations-about.ts'
export { questionOf } from './question-of.ts'
