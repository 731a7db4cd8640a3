import { Problem } from '#shared/problems'
import { t } from '#web/features/conversations/t.ts'

/** Why there is no answer, for the log. */
export const answerError = (error: unknown): string => (error instanceof Problem ? error.message : t('answerFailed'))
