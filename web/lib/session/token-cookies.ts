/**
 * The cookies in which Amplify keeps the tokens (its CookieStorage: 30 days, Lax, Secure where the page is).
 * Read here without Amplify, so that a signed-in visit never downloads it; written here only by the redirect flow.
 */
const prefix = 'CognitoIdentityServiceProvider'

/** Auth cookie lifetime of the specification: 2,592,000,000 ms. */
export const cookieLifetimeDays = 30

export interface Tokens {
  readonly username: string
  readonly idToken: string
  readonly accessToken: string
  readonly refreshToken?: string | undefined
}

const readCookies = (): ReadonlyMap<string, string> =>
  new Map(
    document.cookie
      .split('; ')
      .filter((pair) => pair.startsWith(prefix))
      .map((pair) => {
        const at = pair.indexOf('=')
        return [decodeURIComponent(pair.slice(0, at)), decodeURIComponent(pair.slice(at + 1))]
      }),
  )

export const readTokens = (clientId: string): Tokens | undefined => {
  const cookies = readCookies()
  const username = cookies.get(`${prefix}.${clientId}.LastAuthUser`)
  const token = (kind: string) => cookies.get(`${prefix}.${clientId}.${username}.${kind}`)
  const [idToken, accessToken] = [token('idToken'), token('accessToken')]
  return username && idToken && accessToken
    ? { username, idToken, accessToken, refreshToken: token('refreshToken') }
    : undefined
}

const write = (name: string, value: string, seconds: number) => {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and Amplify reads these synchronously
  document.cookie = `${encodeURIComponent(name)}=${encodeURIComponent(value)}; path=/; max-age=${seconds}; samesite=lax${secure}`
}

export const writeTokens = (clientId: string, { username, idToken, accessToken, refreshToken }: Tokens): void => {
  const seconds = cookieLifetimeDays * 86_400
  const entries = { idToken, accessToken, refreshToken, clockDrift: '0' }
  for (const [kind, value] of Object.entries(entries))
    if (value !== undefined) write(`${prefix}.${clientId}.${username}.${kind}`, value, seconds)
  write(`${prefix}.${clientId}.LastAuthUser`, username, seconds)
}

/** Deletes the tokens of everyone signed in in this browser. */
export const clearTokens = (): void => {
  for (const name of readCookies().keys()) write(name, '', 0)
}
