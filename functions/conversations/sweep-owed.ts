import { schedule } from '#lib/schedule'
import { realPorts } from './real-ports.ts'
import { sweepOwed } from './turn/sweep-owed.ts'

export const handler = schedule(() => sweepOwed(realPorts))
