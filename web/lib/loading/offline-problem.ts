/** What a page needs is not here, and there is no connection to load it with. `RouteProblem` shows it and tries again. */
export class OfflineProblem extends Error {
  override readonly name = 'OfflineProblem'
}
