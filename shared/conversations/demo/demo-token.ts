import * as z from 'zod'
import { conversationMessages } from '#shared/conversations/messages'

/** `live`, or the token of a link to the draft. Whatever else stands there is a link that holds no more. */
export const DemoToken = z.string().max(500, conversationMessages.demoEnded)
