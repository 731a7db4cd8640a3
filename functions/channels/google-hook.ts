import { hook } from '#lib/http/hook'
import { problemText } from '#shared/problem-messages'
import { Problem } from '#shared/problems'

/** A message of Business Messages was a few KiB. https://developers.google.com/business-communications/business-messages/reference/rest/v1/conversations.messages */
const MAX_BYTES = 256 * 1024

/**
 * The address of specification 1, section 2. Google ended Business Messages on 31 July 2024, so that nothing can come from there: whatever
 * asks is answered 200, so that nothing tries again, and nothing is read or stored. The function has no right to the table.
 */
export const handler = hook(async ({ body }) => {
  if (body.byteLength > MAX_BYTES) throw new Problem('too-large', problemText('tooLarge'))
  return { status: 200 }
})
