export { connectedModel } from './connected-model.ts'
export { modelProviders } from './has-model-key.ts'
export type {
  LanguageModel,
  ModelEvent,
  ModelFailure,
  ModelMessage,
  ModelRequest,
  ModelSource,
  ModelTool,
} from './language-model.port.ts'
export { SURE_SOURCE } from './language-model.port.ts'
export { judgeLexically } from './offline/judge-lexically.ts'
export { asksForPerson, languageOfRequest } from './offline/language/asks-for-person.ts'
export { smallTalkOf } from './offline/language/small-talk-of.ts'
export { selectModel } from './select-model.ts'
