import type { Connection } from '#functions/domains/store'
import type { Text } from '#shared/text'

export const storedText = ({ message, key, values }: Text): NonNullable<Connection['error']> => ({
  message,
  key,
  ...(values ? { values: [...values] } : {}),
})
