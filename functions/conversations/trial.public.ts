export { tryQuestion } from './test-chat/try-question.ts'
