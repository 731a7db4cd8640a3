import { modelPrices } from '#shared/billing/prices'
import { t } from '#web/features/agents/t.ts'

/** A model as people choose it. */
export const modelLabel = (model: string): string => (model === 'offline' ? t('offlineModel') : model)

/** The models on the price list; one that is already used stays offered. */
export const modelOptions = (current: string) => {
  const known = Object.keys(modelPrices)
  return (known.includes(current) ? known : [...known, current]).map((value) => ({ value, label: modelLabel(value) }))
}
