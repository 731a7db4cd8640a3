/**
 * As much of Meta's browser SDK as a log-in takes: https://developers.facebook.com/docs/javascript/reference/FB.login. A page loads it and
 * calls `FB.init`, or is called back by `fbAsyncInit`. Its own messages between the windows are strings that are no JSON, as the real ones.
 */
interface LoginOptions {
  readonly config_id?: string
  readonly scope?: string
  readonly response_type?: string
  readonly override_default_response_type?: boolean
  readonly extras?: unknown
}
interface LoginResponse {
  readonly authResponse: Readonly<Record<string, unknown>> | null
  readonly status: string
}
type Callback = (response: LoginResponse) => void

const global = window as Window & { FB?: unknown; fbAsyncInit?: () => void }

const CHECK_MS = 250
const nothing: LoginResponse = { authResponse: null, status: 'unknown' }

const script = document.currentScript
const home = new URL('.', script instanceof HTMLScriptElement ? script.src : location.href)
let app: { readonly appId: string; readonly version: string } | undefined

const responseIn = (text: string, id: string): LoginResponse | undefined => {
  const values = new URLSearchParams(text)
  return values.get('cb') === id ? (JSON.parse(values.get('response') ?? '') as LoginResponse) : undefined
}

const login = (callback: Callback, options: LoginOptions = {}): void => {
  if (!app) throw new Error('FB.login() called before FB.init().')
  const id = `f${Math.random().toString(16).slice(2)}`
  const isCode = options.response_type === 'code' && options.override_default_response_type === true
  const search = new URLSearchParams({
    client_id: app.appId,
    cb: id,
    domain: location.origin,
    display: 'popup',
    response_type: isCode ? 'code' : 'token',
    sdk: 'stand-in',
    ...(options.config_id ? { config_id: options.config_id } : {}),
    ...(options.scope ? { scope: options.scope } : {}),
    ...(options.extras === undefined ? {} : { extras: JSON.stringify(options.extras) }),
  })
  const popup = window.open(
    `${home.href}${app.version}/dialog/oauth?${search}`,
    `stand-in-${id}`,
    'popup,width=600,height=720',
  )
  if (!popup) {
    callback(nothing)
    return
  }
  const end = (response: LoginResponse) => {
    clearInterval(timer)
    removeEventListener('message', listen)
    callback(response)
  }
  const listen = ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== home.origin || typeof data !== 'string' || data.startsWith('{')) return
    const response = responseIn(data, id)
    if (response) end(response)
  }
  addEventListener('message', listen)
  // who closes the window has cancelled; what it said before may still be on its way when it is seen closed, so the second look decides
  let wasClosed = false
  const timer = setInterval(() => {
    if (wasClosed) end(nothing)
    wasClosed = popup.closed
  }, CHECK_MS)
}

global.FB = {
  init: ({ appId, version = 'v25.0' }: { readonly appId: string; readonly version?: string }) => {
    app = { appId: String(appId), version }
  },
  login,
  getLoginStatus: (callback: Callback) => callback(nothing),
  logout: (callback?: Callback) => callback?.(nothing),
}
global.fbAsyncInit?.()
