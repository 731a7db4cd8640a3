export { connectedModel } from './connected-model.ts'
export { questionOf } from './question-of.ts'
