import { badRequest } from './failure.ts'

type Values = Readonly<Record<string, string>>

/** The real server reads `true`, `yes` and `1` as true, everything else as false. */
export const flag = (values: Values, name: string): boolean => /^(true|yes|1)$/i.test(values[name] ?? '')

export const integer = (values: Values, name: string): number | undefined => {
  const text = values[name]
  return text !== undefined && /^-?\d{1,15}$/.test(text) ? Number(text) : undefined
}

/** The value as JSON; `what` is how Telegram names it when it cannot be read. */
export const json = (values: Values, name: string, what: string): unknown => {
  const text = values[name]
  if (text === undefined || text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest(`Can't parse ${what} JSON object`)
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Texts are counted in characters, not in UTF-16 units. */
export const characters = (text: string): number => [...text].length
