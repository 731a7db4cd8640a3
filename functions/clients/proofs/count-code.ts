import { rateLimit } from '#lib/http/rate-limit'
import { sha256 } from '#lib/sha256'
import { clientText } from '#shared/clients/messages'

/** Counts a mail with a code or a link: five an hour to one address for one purpose. */
export const countCode = ({ purpose, agencyId, email }: { purpose: string; agencyId: string; email: string }) =>
  rateLimit({
    scope: `portal-mail#${sha256(`${purpose}#${agencyId}#${email}`)}`,
    perWindow: 5,
    windowSeconds: 3600,
    message: clientText('tooManyCodes'),
  })
