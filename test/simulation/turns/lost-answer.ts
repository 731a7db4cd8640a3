/** An external call whose response was lost: it may have taken effect. */
export class LostAnswer extends Error {
  override readonly name = 'TimeoutError'
}
