import { schedule } from '#lib/events/schedule'
import { answerOverdue } from './answer-overdue.ts'
import { realPorts } from './real-ports.ts'

export const handler = schedule(() => answerOverdue(realPorts))
