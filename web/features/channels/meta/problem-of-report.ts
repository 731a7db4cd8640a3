import type { FrameReport } from '#web/lib/meta/frame-messages.ts'
import { t } from './t.ts'

/** Why a log-in gave nothing; `undefined` for a report of something else. */
export const problemOfReport = (report: FrameReport): string | undefined => {
  switch (report.kind) {
    case 'closed':
      return t('noCode')
    case 'failed':
      return t('metaSays', { message: report.message })
    case 'cancelled':
      if (report.message) return t('metaSays', { message: report.message })
      return report.step ? t('leftAt', { step: report.step }) : t('left')
    default:
      return undefined
  }
}
