import type { Region } from '#shared/regions'
import { workerUrl } from '#web/lib/push/worker-url.ts'

/** One service worker per region: each region has its own key, and a subscription has one key. */
const scopeOf = (region: Region) => `/app/${region}/`

/** Whether this browser supports push at all. On an iPhone only once the dashboard is on the home screen. */
export const isPushSupported = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

/** This browser's subscription for a region, if there is one. */
export const currentSubscription = async (region: Region): Promise<PushSubscription | undefined> => {
  const registration = await navigator.serviceWorker.getRegistration(scopeOf(region))
  // a service worker with a wider scope is not ours
  if (!registration?.scope.endsWith(scopeOf(region))) return undefined
  return (await registration.pushManager.getSubscription()) ?? undefined
}

const toBase64Url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Whether a subscription was made with this key, in base64url. */
const isMadeWith = ({ options: { applicationServerKey } }: PushSubscription, publicKey: string): boolean =>
  applicationServerKey !== null && toBase64Url(new Uint8Array(applicationServerKey)) === publicKey

const activeWorker = async (region: Region): Promise<ServiceWorkerRegistration> => {
  const registration = await navigator.serviceWorker.register(workerUrl(), { scope: scopeOf(region) })
  const worker = registration.installing ?? registration.waiting
  if (registration.active || !worker) return registration
  await new Promise<void>((resolve, reject) => {
    const settle = () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('The service worker did not start.'))
    }
    worker.addEventListener('statechange', settle)
    settle()
  })
  return registration
}

/** Subscribes this browser with a region's key, replacing a subscription that was made with another key. */
export const makeSubscription = async (region: Region, publicKey: string): Promise<PushSubscription> => {
  const { pushManager } = await activeWorker(region)
  const known = await pushManager.getSubscription()
  if (known && isMadeWith(known, publicKey)) return known
  await known?.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}
