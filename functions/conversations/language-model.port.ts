export type {
  LanguageModel,
  ModelEvent,
  ModelFailure,
  ModelMessage,
  ModelRequest,
  ModelSource,
  ModelTool,
} from '#lib/language-model.port'
