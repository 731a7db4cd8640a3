/**
 * This document cannot get a file of its page any more, and a reload can: a newer release is deployed, or the browser remembers
 * that the file did not arrive.
 */
export class OutdatedProblem extends Error {
  override readonly name = 'OutdatedProblem'
  /** What is deployed. */
  readonly release: string

  constructor(release: string) {
    super(`release ${release} is deployed`)
    this.release = release
  }
}
