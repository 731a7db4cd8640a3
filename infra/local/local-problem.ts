/** What a person at the terminal can put right: shown as one line, without a stack, and the run ends with code 1. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem'
}
