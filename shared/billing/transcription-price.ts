import { transcriptionPrices } from './prices.ts'

/** The most seconds charged for a voice note: the widget's recorder stops here. */
export const MAX_CHARGED_SECONDS = 120

/** Milli-credits of one transcription, per started second; a model that is not in the table costs as much as the most expensive. */
export const transcriptionPrice = (model: string, seconds: number): number => {
  const perMinute = transcriptionPrices[model] ?? Math.max(...Object.values(transcriptionPrices))
  const charged = Math.min(MAX_CHARGED_SECONDS, Math.max(1, Math.ceil(seconds)))
  return Math.floor((charged * perMinute) / 60 + 0.5)
}
