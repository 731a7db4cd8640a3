import type { FrameOffer } from '#web/lib/meta/frame-messages.ts'

interface LoginResponse {
  readonly authResponse: { readonly code?: unknown } | null
}

/** As much of Meta's SDK as is used: https://developers.facebook.com/docs/javascript/reference/FB.login */
export interface FacebookSdk {
  readonly init: (options: {
    readonly appId: string
    readonly version: string
    readonly autoLogAppEvents: false
  }) => void
  readonly login: (callback: (response: LoginResponse) => void, options: object) => void
}

declare global {
  interface Window {
    FB?: FacebookSdk
    fbAsyncInit?: () => void
  }
}

/** Meta's script calls `fbAsyncInit` once it is there. */
export const loadFacebookSdk = ({ sdkUrl, appId, version }: FrameOffer): Promise<FacebookSdk> =>
  new Promise((resolve, reject) => {
    window.fbAsyncInit = () => {
      if (!window.FB) return reject(new Error('no SDK'))
      window.FB.init({ appId, version, autoLogAppEvents: false })
      resolve(window.FB)
    }
    const script = document.createElement('script')
    script.src = sdkUrl
    script.async = true
    script.crossOrigin = 'anonymous'
    script.onerror = () => reject(new Error('the SDK was not loaded'))
    document.head.append(script)
  })

/** Opens Meta's window; the answer is a code, or nothing where it was closed. */
export const logIn = (sdk: FacebookSdk, { configId, product }: FrameOffer): Promise<string | undefined> =>
  new Promise((resolve) =>
    sdk.login(({ authResponse }) => resolve(typeof authResponse?.code === 'string' ? authResponse.code : undefined), {
      config_id: configId,
      response_type: 'code',
      override_default_response_type: true,
      // what WhatsApp's sign-up is begun with, since its fourth version
      ...(product === 'whatsapp' ? { extras: { setup: {} } } : {}),
    }),
  )
