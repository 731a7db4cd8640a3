import { MemberLeft } from '#events/workspaces/events'
import { memberEmails } from '#features/workspaces'
import { keys } from '#lib/database/keys'
import { consumer } from '#lib/events/consumer'
import { pushDevices, pushDevicesOf } from './push/store.ts'
import { notifications, preferences } from './store.ts'

const PAGE = 100

/** Somebody who left a workspace leaves nothing of theirs there; invited again, they begin anew. */
export const handler = consumer(MemberLeft, async ({ data: { workspaceId, email: receiver } }) => {
  // back already: what lies there may be of now
  if ((await memberEmails(workspaceId)).includes(receiver)) return
  const { pk, sk } = keys.notification({ workspaceId, receiver, ID: '' })
  for (;;) {
    const { items } = await notifications.list(pk, sk, { limit: PAGE, consistent: true })
    await Promise.all(items.map(({ ID }) => notifications.drop({ workspaceId, receiver, ID })))
    if (items.length < PAGE) break
  }
  await preferences.drop({ workspaceId, receiver })
  for (const { device } of await pushDevicesOf(workspaceId, receiver))
    await pushDevices.drop({ workspaceId, receiver, device })
})
