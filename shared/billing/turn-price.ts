import { type ModelPrice, modelPrices, TURN_MILLI_CREDITS } from './prices.ts'

/** Milli-credits of one turn; rounded half up, once, on the total. */
export const turnPrice = (model: string, tokens: { readonly input: number; readonly output: number }): number => {
  const price = priceOf(model)
  const exact = (tokens.input * price.inputPerMillion + tokens.output * price.outputPerMillion) / 1_000_000
  return TURN_MILLI_CREDITS + Math.floor(exact + 0.5)
}

/** A model that is not in the table is charged like the most expensive one, so never less than it costs. */
const priceOf = (model: string): ModelPrice =>
  modelPrices[model] ?? {
    inputPerMillion: Math.max(...Object.values(modelPrices).map((price) => price.inputPerMillion)),
    outputPerMillion: Math.max(...Object.values(modelPrices).map((price) => price.outputPerMillion)),
  }
