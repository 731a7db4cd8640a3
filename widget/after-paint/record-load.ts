import type { PublicAgent } from '#shared/agents/public-agent'

/**
 * Counts a load when the browser is idle: only if the owner allows it and the country is known (specification 1, section 7).
 * As plain text, so that no preflight is needed; the edge adds address and country.
 */
export const recordLoad = (host: string, { ID, region, country, enableGeoAnalytics }: PublicAgent): void => {
  if (!country || !enableGeoAnalytics) return
  const send = () =>
    navigator.sendBeacon(
      `${host}/api/${region}/agents/${ID}/analytics`,
      JSON.stringify({
        region,
        record: 'loads',
        ts: Date.now(),
        browser: /Edg|Firefox|Chrome|Safari/.exec(navigator.userAgent)?.[0] ?? '',
        origin: 'web-chat',
        platform: navigator.platform,
      }),
    )
  // Safari has no idle callback
  ;(window.requestIdleCallback ?? setTimeout)(send)
}
