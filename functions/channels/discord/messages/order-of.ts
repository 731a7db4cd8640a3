/** Snowflakes have at most 20 digits. */
const ORDER_DIGITS = 20

/** A snowflake as text that sorts by time. */
export const orderOf = (id: string): string => id.padStart(ORDER_DIGITS, '0')
