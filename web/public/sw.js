// Shows push messages while no page is open. It stores nothing and answers no request of a page.

const read = (data) => {
  try {
    return data.json()
  } catch {
    return {}
  }
}

const text = (value) => (typeof value === 'string' ? value : '')

self.addEventListener('install', () => self.skipWaiting())

self.addEventListener('push', (event) => {
  const { title, body, path, tag, at } = read(event.data)
  const show = async () => {
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    await self.registration.showNotification(text(title) || 'Something new', {
      body: text(body),
      // a second delivery replaces the first one, without a sound
      tag: text(tag),
      icon: '/icon-192.png',
      timestamp: Number.isFinite(at) ? at : Date.now(),
      // an open dashboard shows it itself
      silent: windows.some((it) => it.visibilityState === 'visible'),
      data: { path: text(path) },
    })
  }
  event.waitUntil(show())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const open = async () => {
    const url = new URL(event.notification.data?.path ?? '', self.registration.scope)
    if (url.origin !== self.location.origin) return
    const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    // another page may hold unsaved changes: it stays where it is
    const there = windows.find((it) => it.url === url.href)
    await (there ? there.focus() : self.clients.openWindow(url.href))
  }
  event.waitUntil(open())
})

// the next open dashboard sends the server the new address
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options
  if (options && !event.newSubscription) event.waitUntil(self.registration.pushManager.subscribe(options))
})
