import { InboundArrived } from '#events/channels/events'
import { realPorts } from '#features/conversations-inbound'
import { consumer } from '#lib/events/consumer'
import { takeLane } from './take-lane.ts'

/** Gives what arrived in a lane to conversations. The event only says where: a second delivery finds nothing, or what is new. */
export const handler = consumer(InboundArrived, ({ data }) => takeLane(data, realPorts))
