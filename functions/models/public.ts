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
export { messageWords } from './message-words.ts'
export { selectModel } from './select-model.ts'
