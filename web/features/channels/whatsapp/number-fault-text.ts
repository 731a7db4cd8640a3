import { numberFault } from '#shared/channels/whatsapp/number-fault'
import { t } from './t.ts'

/** What is wrong with a telephone number, in a sentence. */
export const numberFaultText = (to: string): string | undefined => {
  const fault = numberFault(to)
  if (fault === undefined) return undefined
  return fault === 'noNumber' ? t('noNumber') : t('noCountryCode')
}
