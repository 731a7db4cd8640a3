/** A URL's host may hold `;`, `,` and `*`, and it is named in a header whose directives they would end or widen. */
const host = /^(?:[a-z\d-]{1,63}\.)*[a-z\d-]{1,63}\.?$/

/** The address of an iframe tab: a page of another site over TLS. Which hosts are ours, only the server knows. */
export const isFrameAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return (
    url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && host.test(url.hostname)
  )
}
