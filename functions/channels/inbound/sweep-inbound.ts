import { realPorts } from '#features/conversations-inbound'
import { schedule } from '#lib/events/schedule'
import { takeOverdue } from './take-overdue.ts'

/** Runs each minute. */
export const handler = schedule(() => takeOverdue(realPorts))
