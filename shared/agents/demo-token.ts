import * as z from 'zod'
import { demoText } from '#shared/agents/demo-messages'
import { fieldMessage } from '#shared/field-message'

/** `live`, or the token of a link to the draft. Anything else is an expired link. */
export const DemoToken = z.string().max(500, fieldMessage(demoText('demoEnded')))
