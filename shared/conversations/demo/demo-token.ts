import * as z from 'zod'
import { conversationText } from '#shared/conversations/messages'
import { fieldMessage } from '#shared/field-message'

/** `live`, or the token of a link to the draft. Anything else is an expired link. */
export const DemoToken = z.string().max(500, fieldMessage(conversationText('demoEnded')))
