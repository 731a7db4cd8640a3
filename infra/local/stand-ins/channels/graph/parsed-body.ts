import type { Parameters } from '#infra/local/stand-ins/channels/wire/read-parameters'

/** A call's parameters with what is JSON in them as such. */
export const parsedBody = ({ values }: Parameters): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      try {
        return [name, /^[[{]/.test(value) ? (JSON.parse(value) as unknown) : value]
      } catch {
        return [name, value]
      }
    }),
  )
