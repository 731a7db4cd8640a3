/** A file of this page's release is gone: a newer one is deployed, which a reload brings. */
export class OutdatedProblem extends Error {
  override readonly name = 'OutdatedProblem'
  /** What is deployed. */
  readonly release: string

  constructor(release: string) {
    super(`release ${release} is deployed`)
    this.release = release
  }
}
