import { t } from '#web/features/fleet/t.ts'

/** What a stage is called, from 0. */
export const stageName = (stage: number, stages: number): string => {
  if (stages === 1) return t('stage.all')
  if (stage === 0) return t('stage.first')
  if (stage === stages - 1) return t('stage.rest')
  return stages === 3 ? t('stage.next') : t('stage.numbered', { number: stage + 1 })
}

/** Minutes as a person says them: 30 minutes, 4 hours, 1 day. */
export const waitText = (minutes: number): string => {
  if (minutes < 60) return t('waitMinutes', { count: minutes })
  return minutes < 1440
    ? t('waitHours', { count: Math.round(minutes / 60) })
    : t('waitDays', { count: Math.round(minutes / 1440) })
}
