import * as z from 'zod'
import type { GraphError } from '#functions/channels/meta/graph-answer'
import { graphOutcome } from '#functions/channels/meta/graph-outcome'
import type { Outgoing } from '#functions/channels/provider/outbound'

const Sent = z.object({ message_id: z.string().min(1) })

/** This person cannot be reached, now or by this page: they have blocked it, have gone, or are not theirs. */
const UNREACHED = 551
/**
 * Subcodes of permissions (10, 200) that are about one reader: the window has shut, they receive nothing of this page, or an app
 * in development writes to a user without a role in it.
 */
const OF_READER = [2018278, 2018065, 2018108, 2018109, 2018028, 2018300, 1545041]

/** https://developers.facebook.com/docs/messenger-platform/error-codes */
const isOfReader = ({ code, error_subcode: subcode = 0 }: GraphError): boolean =>
  code === UNREACHED || OF_READER.includes(subcode)

/** What became of a message at the Send API. */
export const messengerOutcome: Outgoing['outcome'] = (result) =>
  graphOutcome(result, (answer) => Sent.safeParse(answer).data?.message_id, isOfReader)
