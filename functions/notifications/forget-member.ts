import { MemberLeft } from '#events/workspaces/events'
import { memberEmails } from '#features/workspaces'
import { keys } from '#lib/database/keys'
import { consumer } from '#lib/events/consumer'
import { notifications, preferences } from './inbox/store.ts'
import { pushDevices, pushDevicesOf } from './push/store.ts'

const PAGE = 100

/** Deletes a former member's notifications, settings and devices; if they are invited again, they start fresh. */
export const handler = consumer(MemberLeft, async ({ data: { workspaceId, email: receiver } }) => {
  // a member again already: these rows may be new
  if ((await memberEmails(workspaceId)).includes(receiver)) return
  const { pk, sk } = keys.notification({ workspaceId, receiver, ID: '' })
  for (;;) {
    // unparsed: those of a later release go too
    const { items } = await notifications.partition(pk, { from: sk, to: `${sk}~`, limit: PAGE, consistent: true })
    await Promise.all(items.map(({ ID }) => notifications.drop({ workspaceId, receiver, ID: String(ID) })))
    if (items.length < PAGE) break
  }
  await preferences.drop({ workspaceId, receiver })
  for (const { device } of await pushDevicesOf(workspaceId, receiver))
    await pushDevices.drop({ workspaceId, receiver, device })
})
