/** Where a host's portal is: at this page's scheme and port, which are the installation's. */
export const portalAddress = (host: string, { protocol, port } = location): string =>
  `${protocol}//${host}${port === '' ? '' : `:${port}`}/`
