export { questionOf } from './question-of.ts'
