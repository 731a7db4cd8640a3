const FIRST_MS = 1_000
const LONGEST_MS = 60_000

/** How long to wait after so many failures in a row: 1 s, doubled up to a minute, of which a random half. `random`: from 0 to 1. */
export const backOff = (failures: number, random: number): number => {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(failures, 10))
  return Math.round(whole / 2 + (whole / 2) * random)
}
