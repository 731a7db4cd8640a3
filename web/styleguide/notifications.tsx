import { notificationKinds } from '#shared/notifications/kinds'
import { NotificationRow } from '#web/features/notifications/inbox/notification-row.tsx'
import { Button } from '#web/ui/button/button.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Card } from '#web/ui/page/card.tsx'
import { BellButton } from '#web-features/notifications'

const about = {
  'person-requested': 'Marta Alves',
  'message-left': 'Marta Alves',
  'rated-low': '',
  'credits-low': '100',
  'credits-used-up': '',
  'spend-guard-alert': '',
  'spend-guard-reached': '',
  'origin-refused': 'shop.fenwick.example',
  'channel-broken': 'Casa Verde (Telegram)',
  'channel-degraded': 'Casa Verde (Telegram)',
  'channel-mended': 'Casa Verde (Telegram)',
  'trial-ends': '2027-03-14',
  'trial-ended': '2027-03-21',
  'trial-hosts-gone': '',
  'crawl-done': 'fenwick.example',
  'crawl-failed': 'fenwick.example',
  'source-failed': 'Opening hours',
  'source-imported': 'Price list.pdf',
  'member-joined': 'jonas@example.com',
} as const

export const Notifications = () => (
  <div className="grid gap-3">
    <div className="flex flex-wrap items-center gap-2">
      <BellButton label="Nothing new" isNew={false} />
      <BellButton label="Something new" isNew />
      <Button
        onClick={() =>
          notify('Hana Ono wants a person', {
            stay: 'notice',
            detail: 'Concierge',
            action: { label: 'Open', act: () => undefined },
          })
        }
      >
        Toast with an action
      </Button>
    </div>
    <Card className="w-[350px] max-w-full overflow-hidden">
      <ul>
        {notificationKinds.map((kind, at) => (
          <NotificationRow
            key={kind}
            notification={{
              ID: kind,
              kind,
              notificationLevel: at < 2 ? 1 : 2,
              about: about[kind],
              body: at < 2 ? 'Can somebody call me about the refund?' : '',
              score: 2,
              spent: { credits: kind === 'spend-guard-alert' ? 812.4 : 1000, limit: 1000 },
              agentTitle: kind === 'member-joined' ? '' : 'Concierge',
              // of this hour: a row from before midnight says its date, is higher, and the picture would know the time of day
              ts: Date.now() - at * 60_000,
              urlPathname: '#',
              seen: at > 1,
              opened: true,
              isWaiting: kind === 'person-requested',
            }}
            onOpen={() => undefined}
          />
        ))}
      </ul>
    </Card>
  </div>
)
