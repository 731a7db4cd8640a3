/** The address of an iframe tab: a page of another site over TLS. Which hosts are ours, only the server knows. */
export const isFrameAddress = (address: string): boolean => {
  const url = URL.parse(address)
  return url !== null && url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname !== ''
}
