import { metaPlayedAt } from '#functions/channels/meta/played-at'
import { download } from '#functions/channels/provider/download'
import type { FetchFile } from '#functions/channels/provider/files'

/** Where Meta keeps what people send. An address is signed, and asks for no credential. */
const HOSTS = ['.fbcdn.net', '.fbsbx.com', '.cdninstagram.com']

/** A file of a message, by the address that came with it. */
export const fetchMessengerFile: FetchFile = ({ id: url }, _account, maxBytes) => {
  const played = metaPlayedAt()
  return download({ url, hosts: played ? [played.host] : HOSTS, maxBytes })
}
