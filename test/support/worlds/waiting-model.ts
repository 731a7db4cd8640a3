import { fakeModel, finish } from './chat-world.ts'
import { untilTrue } from './until-true.ts'

/** A model whose answers wait until a test releases them. */
export const waitingModel = () => {
  const waiting: (() => void)[] = []
  const model = fakeModel(async function* () {
    await new Promise<void>((go) => waiting.push(go))
    yield* finish('An answer.')
  })
  return {
    model,
    /** Resolves when so many answers wait. */
    isAsked: (answers = 1) => untilTrue(`the model has ${answers} waiting`, () => waiting.length === answers),
    /** Lets the answer that has waited longest go on. */
    letGo: () => waiting.shift()?.(),
  }
}
