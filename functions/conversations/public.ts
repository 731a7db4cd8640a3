export { connectedModel } from './connected-model.ts'
export { type ConversationAbout, conversationsAbout } from './conversations-about.ts'
export { holderOf } from './holder-of.ts'
export { questionOf } from './question-of.ts'
