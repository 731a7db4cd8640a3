import * as z from 'zod'
import { conversationText } from '#shared/conversations/messages'
import { fieldMessage } from '#shared/field-message'

/** `live`, or the token of a link to the draft. Whatever else stands there is a link that holds no more. */
export const DemoToken = z.string().max(500, fieldMessage(conversationText('demoEnded')))
