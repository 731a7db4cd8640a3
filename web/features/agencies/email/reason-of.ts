import { t } from './t.ts'

const known = ['HOST_NOT_FOUND', 'TYPE_NOT_FOUND', 'INVALID_VALUE', 'DNS_SERVER_ERROR'] as const

/** What the mail provider found in the place of the records, in words. */
export const reasonOf = (code: string): string => {
  const found = known.find((each) => each === code)
  return found ? t(`reason.${found}`) : t('reason.other')
}
