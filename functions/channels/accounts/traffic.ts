import * as z from 'zod'
import { TRAFFIC_BAR_MS, TRAFFIC_BARS } from '#shared/channels/traffic'

/** Minutes in which something came in, by bar of `TRAFFIC_BAR_MS`, the newest last; `bar` counts that one from 1970. */
export const Traffic = z.object({ bar: z.number().int(), minutes: z.array(z.number().int()) })
export type Traffic = z.infer<typeof Traffic>

const barAt = (now: number): number => Math.floor(now / TRAFFIC_BAR_MS)

/** The bars until `now` (milliseconds), oldest first. */
export const barsUntil = (traffic: Traffic | undefined, now: number): number[] => {
  // a worker whose clock is behind counts into the newest
  const passed = traffic ? Math.max(0, barAt(now) - traffic.bar) : TRAFFIC_BARS
  const zeros = (count: number) => Array.from({ length: count }, () => 0)
  const minutes = [...(traffic?.minutes ?? []), ...zeros(Math.min(passed, TRAFFIC_BARS))]
  return [...zeros(TRAFFIC_BARS), ...minutes].slice(-TRAFFIC_BARS)
}

/** With one more minute in which something came. */
export const countMinute = (traffic: Traffic | undefined, now: number): Traffic => {
  const bars = barsUntil(traffic, now)
  return { bar: Math.max(barAt(now), traffic?.bar ?? 0), minutes: [...bars.slice(0, -1), (bars.at(-1) ?? 0) + 1] }
}
