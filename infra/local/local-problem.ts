/** A problem that the developer can fix: shown as one line without a stack; the run exits with code 1. */
export class LocalProblem extends Error {
  override readonly name = 'LocalProblem'
}
